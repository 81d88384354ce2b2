export interface RpcFailure {
  readonly code: -32000 | -32700 | -32600 | -32601 | -32602;
  readonly message: string;
}
