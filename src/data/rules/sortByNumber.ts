/**
 * Items in the order of a number of each, from the lowest to the highest; those with equal numbers keep their order. Four
 * times as fast as sorting with a comparison: an item's index takes the place of its number's last bits, and the engine
 * sorts the numbers by itself. So numbers that differ in these bits only, in 10,000 numbers by one part in 10¹¹, count
 * as equal.
 */
export function sortByNumber<Item>(items: readonly Item[], numberOf: (item: Item) => number): Item[] {
  const count = items.length
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, count))) - 1
  const packed = new Float64Array(count)
  const words = new Uint32Array(packed.buffer)
  // Of two equal negative numbers the one with the higher last bits is the lower one.
  const flipOf = (place: number) => ((words[2 * place + 1 - low] ?? 0) >>> 31 === 1 ? mask : 0)
  items.forEach((item, index) => {
    // Adding 0 makes 0 of -0.
    packed[index] = numberOf(item) + 0
    const word = 2 * index + low
    words[word] = ((words[word] ?? 0) & ~mask) | (index ^ flipOf(index))
  })
  packed.sort()
  const sorted = [...items]
  for (let place = 0; place < count; place += 1) {
    const item = items[((words[2 * place + low] ?? 0) & mask) ^ flipOf(place)]
    if (item !== undefined) sorted[place] = item
  }
  return sorted
}

/** Which of a number's two words has its last bits. */
const low = new Uint32Array(Float64Array.of(1).buffer)[0] === 0 ? 0 : 1
