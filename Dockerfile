# syntax=docker/dockerfile:1

# The DynamoDB server as an image: standard input and output by default, read-only until told otherwise.
#   docker build --tag dynamodb-mcp-server .
#   docker run --rm --interactive --env AWS_REGION --volume "$HOME/.aws:/home/server/.aws:ro" dynamodb-mcp-server

FROM maven:3.9.9-eclipse-temurin-17 AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.m2 mvn -B -q package -DskipTests -Dinvoker.skip=true -pl server -am

FROM eclipse-temurin:17.0.15_6-jre-noble
COPY --from=build /src/server/target/dynamodb-mcp-server.jar /app/dynamodb-mcp-server.jar
# The archive needs the machine's own, which not every distribution of Java brings.
RUN test -e "$JAVA_HOME/lib/server/classes.jsa" || java -Xshare:dump
RUN java -jar /app/dynamodb-mcp-server.jar archive --file /app/dynamodb-mcp-server.jsa
RUN useradd --uid 10001 --create-home server
USER 10001
WORKDIR /home/server
ENTRYPOINT ["java", "-XX:SharedArchiveFile=/app/dynamodb-mcp-server.jsa", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xlog:disable", "-Xlog:all=warning:stderr", "-jar", "/app/dynamodb-mcp-server.jar"]
CMD ["--read-only"]
