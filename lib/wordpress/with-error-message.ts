/**
 * Runs a query.
 *
 * @throws {Error} with this message when the query throws; `cause` is what it threw
 */
export async function withErrorMessage<Result>(
  message: string,
  query: () => Promise<Result>,
): Promise<Result> {
  try {
    return await query();
  } catch (cause) {
    throw new Error(message, { cause });
  }
}
