/** Takes one item out of a list. An item that is not there is a bug, and must not cost another one. */
export function takeAt<Item>(list: Item[], at: number): Item {
  if (at < 0) throw new RangeError('the item to take is not in the list');
  return list.splice(at, 1)[0]!;
}
