/**
 * The parts that clients of AWS are made of: the environment, regions, credentials, connections, time, retries, and
 * the guard of clients that only read. They serve any service and know none.
 */
package io.mcpspec.runtime.aws.client;

