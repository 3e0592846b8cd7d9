/** What the search knows, as a script: pages opened from a disk may not fetch files. */
export function searchData(pages) {
  const documents = pages.flatMap((page) => page.parts.map((part) => ({
    url: part.level === 1 ? page.url : `${page.url}#${part.id}`,
    page: page.title,
    heading: part.heading,
    section: page.section,
    text: part.text,
  })));
  return `window.searchDocuments = ${JSON.stringify(documents.map((document, id) => ({ id, ...document })))};\n`;
}
