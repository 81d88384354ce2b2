/** A failure whose message tells the person what happened and what to do; its stack tells nothing more. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
