/** The operator's keys for push messages (VAPID, RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** How a push service reaches the operator: mailto: or https:. */
  readonly subject: string;
}
