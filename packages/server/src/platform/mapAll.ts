/** Maps the items of an async iterable lazily. */
export async function* mapAll<Item, Changed>(
  items: AsyncIterable<Item>,
  change: (item: Item) => Changed | Promise<Changed>,
): AsyncGenerator<Changed, void> {
  for await (const item of items) yield await change(item);
}
