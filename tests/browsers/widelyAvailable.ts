import { features } from 'web-features'

/** The day whose Baseline the site is for, as README says. */
export const baselineDay = '2026-11-25'

/** Baseline counts a feature as widely available when all of its browsers have had it for so long. */
const months = 30

/** The last day on which a feature had to be in all browsers. */
const lastDay = (() => {
  const day = new Date(baselineDay)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day.toISOString().slice(0, 10)
})()

/** True if each part of the web platform, by its key in MDN's data, is Baseline Widely available on that day. */
const availability = new Map(
  Object.values(features)
    .flatMap((feature) =>
      feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
    )
    // Some days are only known to be before another: «≤2018-10-02».
    .map(([key, { baseline, baseline_low_date: day }]) => [
      key,
      baseline !== false && day !== undefined && day.replace('≤', '') <= lastDay,
    ]),
)

/** The names of features that are not widely available. */
export const newerNames = new Set(
  [...availability].filter(([, isWide]) => !isWide).map(([key]) => key.slice(key.lastIndexOf('.') + 1)),
)

/** The first of these keys that the data knows. */
export const knownKey = (keys: Iterable<string>): string | undefined => {
  for (const key of keys) if (availability.has(key)) return key
  return undefined
}

/** True if a key is known and not widely available. */
export const isNewer = (key: string | undefined): key is string =>
  key !== undefined && availability.get(key) === false
