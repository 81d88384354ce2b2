/** A failure with a message for the user. It is printed without its stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
