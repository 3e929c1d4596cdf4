import type { Models } from '@king-exchange/machine-workbench/models'
import { addressChange } from './addressChange.ts'
import { auth, authAfterRedirect } from './auth.ts'
import { captcha } from './captcha.ts'
import { copy } from './copy.ts'
import { countdown } from './countdown.ts'
import { factors } from './factors.ts'
import { forms } from './form.ts'
import { live } from './live.ts'
import { mobileMenu } from './mobileMenu.ts'
import { oauthRedirect } from './oauthRedirect.ts'
import { passwordChange } from './passwordChange.ts'
import { priceHistory } from './priceHistory.ts'
import { prices } from './prices.ts'
import { read } from './read.ts'
import { resend } from './resend.ts'
import { rowOrder } from './rowOrder.ts'
import { secondFactor, secondFactorWithoutCode } from './secondFactor.ts'
import { siteSearch } from './siteSearch.ts'

/** Every machine of the site with all that happens to it; more than once where it is several things, or begins otherwise. */
export const models = {
  addressChange,
  auth,
  authAfterRedirect,
  captcha,
  copy,
  countdown,
  factors,
  ...forms,
  live,
  mobileMenu,
  oauthRedirect,
  passwordChange,
  priceHistory,
  ...prices,
  read,
  resend,
  rowOrder,
  secondFactor,
  secondFactorWithoutCode,
  siteSearch,
} satisfies Models

/** The same under one type, for those who go through all of them. */
export const allModels: Models = { ...models }

const isOfManyForms = (name: string) => name in forms && name !== 'loginForm'

/** One model for each machine and each input that leads to other states: the forms differ only in their fields. */
export const modelsByStates: Models = Object.fromEntries(
  Object.entries(allModels).filter(([name]) => !isOfManyForms(name)),
)
