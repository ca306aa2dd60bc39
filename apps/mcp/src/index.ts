export { type McpOptions, type RunningMcp, startMcp } from './start-mcp.ts';
