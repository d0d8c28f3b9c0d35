/**
 * Takes the answer to what an effect has asked, as long as the effect has not run again and its component is there: the effect
 * returns what this returns. An answer that comes later than that of another question is dropped.
 */
export function whileCurrent<T>(
  asked: Promise<T>,
  take: (answer: T) => void,
  fail: (error: unknown) => void = () => undefined,
): () => void {
  let isCurrent = true;
  asked.then(
    (answer) => {
      if (isCurrent) take(answer);
    },
    (error: unknown) => {
      if (isCurrent) fail(error);
    },
  );
  return () => void (isCurrent = false);
}
