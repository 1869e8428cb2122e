/** Each item of a list that is read as it is asked for, changed. */
export async function* mapAll<Item, Changed>(
  items: AsyncIterable<Item>,
  change: (item: Item) => Changed | Promise<Changed>,
): AsyncGenerator<Changed, void> {
  for await (const item of items) yield await change(item);
}
