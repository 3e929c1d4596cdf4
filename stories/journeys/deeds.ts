import { type Deed, fill } from 'machine-workbench/source/journeys'
import type { Person } from './provider/people'

/** Fills in the login. */
export const fillLogin = ({ email, password }: Person): Deed[] => [
  fill('Email', email),
  fill('Password', password),
]
