import type { Drawn } from '../diagram/drawAll.ts'

type Presets = Drawn['presets'][string]

/** The states of each region of a machine to which paths lead, the nearest first; a machine that has no regions is one. */
export function regionsOf(presets: Presets): string[][] {
  const ways = presets.map(({ state }) => state.split(' '))
  return (ways[0] ?? []).map((_, region) => [...new Set(ways.map((parts) => parts[region] ?? ''))])
}

/** The nearest path to a state of a region, if there is one by which the other regions are as in `state`. */
export function presetTo(presets: Presets, state: string, region: number, chosen: string) {
  const now = state.split(' ')
  const leading = presets.filter((preset) => preset.state.split(' ')[region] === chosen)
  const isOnlyThis = (preset: Presets[number]) =>
    preset.state.split(' ').every((part, index) => index === region || part === now[index])
  return leading.find(isOnlyThis) ?? leading[0]
}
