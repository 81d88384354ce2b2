export function openOutcomes() {
  let passed = 0;
  let failed = 0;

  return {
    /** Tries one thing; a failure is printed and counted, and the rest goes on. */
    async tries(what: string, attempt: () => Promise<void> | void): Promise<void> {
      try {
        await attempt();
        passed += 1;
        console.log(`  ok    ${what}`);
      } catch (failure) {
        failed += 1;
        console.log(`  FAIL  ${what}\n${failure instanceof Error ? failure.message : String(failure)}`);
      }
    },
    /** Prints "N passed, N failed" as the last line, and sets the exit code to 1 after a failure. */
    finish(): void {
      console.log(`${passed} passed, ${failed} failed`);
      if (failed > 0) process.exitCode = 1;
    },
  };
}

export type Outcomes = ReturnType<typeof openOutcomes>;
