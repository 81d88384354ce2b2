/** VAPID keys for push messages (RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** The operator's contact for push services: mailto: or https:. */
  readonly subject: string;
}
