/** Whether an error says that a part of the program itself could not be loaded, in the words of each browser and of Vite. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && chunkFailure.test(error.message);
}

const chunkFailure =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css/i;
