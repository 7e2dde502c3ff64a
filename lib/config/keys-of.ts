/** The keys of an object in their order, with their literal types. The compiler knows `Object.keys` only as strings. */
export function keysOf<Shape extends object>(object: Shape): Extract<keyof Shape, string>[] {
  return Object.keys(object).filter((key): key is Extract<keyof Shape, string> =>
    Object.hasOwn(object, key),
  );
}
