import { type ReactNode, useState } from 'react'
import type { StoredChoice } from '@/data/site/storedChoice'

export type StoredProps<Value> = { choice: StoredChoice<Value>; value: Value; children: ReactNode }

/** Stores a choice of the visitor before the components in it read it. */
export function Stored<Value>({ choice, value, children }: StoredProps<Value>) {
  useState(() => choice.write(value))
  return children
}
