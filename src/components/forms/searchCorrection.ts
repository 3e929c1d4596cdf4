// Loaded when a search first finds nothing: the code that corrects it.

import { nextTask } from 'fast-pages/source/src/browser/nextTask'
import { type Correction, correctSearch, learnWords, type Vocabulary } from '@/data/rules/correctSearch'

/** Runs what pauses now and then, each part in a task of its own, as long as it `isWanted`. */
async function inTasks<Result>(
  work: Generator<void, Result>,
  isWanted: () => boolean,
): Promise<Result | undefined> {
  while (isWanted()) {
    const { done, value } = work.next()
    if (done) return value
    await nextTask()
  }
}

const vocabularies = new WeakMap<object, Vocabulary>()

/** The correction of a search among items; undefined if there is none, or if it `isWanted` no longer. */
export async function searchCorrection<Item extends object>(
  search: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
  isWanted: () => boolean,
): Promise<Correction | undefined> {
  const vocabulary = vocabularies.get(items) ?? (await inTasks(learnWords(items, textOf), isWanted))
  if (!vocabulary) return
  vocabularies.set(items, vocabulary)
  return inTasks(correctSearch(search, vocabulary), isWanted)
}
