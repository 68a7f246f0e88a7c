/** Takes one item out of a list. An item that is not there is a bug, and must not cost another one. */
export function takeAt<Item>(list: Item[], at: number): Item {
  if (at < 0) throw new RangeError('the item to take is not in the list');
  const item = list[at]!;
  // Not `splice`: it allocates a list of what it removes.
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!;
  list.pop();
  return item;
}
