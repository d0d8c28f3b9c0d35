// A derived value that stays the same object as long as it holds the same: what is derived from it is not derived anew.

/** A function that returns the value it was given last; an earlier one instead that is equal as JSON. */
export function keepWhileEqual<T>(): (value: T) => T {
  let kept: { readonly value: T; readonly json: string } | null = null;
  return (value) => {
    const json = JSON.stringify(value);
    if (kept?.json !== json) kept = { value, json };
    return kept.value;
  };
}
