import type { Journey } from 'machine-workbench/source/journeys'
import { forgottenPassword } from './forgottenPassword'
import { outage } from './outage'
import { secondFactor } from './secondFactor'
import { sessionThatEnds } from './sessionThatEnds'
import { signUp } from './signUp'
import { socialSignIn } from './socialSignIn'
import { switchedAccount } from './switchedAccount'

/** All journeys, by their ids; each has a story of the same id. */
export const journeys: readonly Journey[] = [
  signUp,
  secondFactor,
  forgottenPassword,
  socialSignIn,
  sessionThatEnds,
  outage,
  switchedAccount,
]
