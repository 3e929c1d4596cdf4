import { type CaptchaProvider, captchaServices } from '@/data/session/captchaServices'

/** The check of a form that its visitor is human. */
export const captchaTexts = {
  label: 'Check that you are human',
  /** Before the form is used; `service` does the check. */
  idle: (service: string) => `${service} checks that you are human while you fill this in.`,
  loading: 'Loading the check that you are human…',
  checking: 'Checking that you are human…',
  challenging: 'Please complete this check.',
  passed: 'You have passed the check.',
  expired: 'The check has expired. It is done again when you go on.',
  /** Beside the other, while a press waits. */
  queued: 'This is sent as soon as the check is done.',
  cancel: 'Cancel',
  failures: {
    unreachable:
      'We could not load the check that you are human. Your connection or an extension of your browser may block it. Nothing was lost.',
    refused: 'The check that you are human did not work in this browser. Nothing was lost.',
  },
  retry: 'Retry',
}

/** Sentence of the privacy page about the service. */
export function captchaPromise(provider: CaptchaProvider): string {
  const { name, maker } = captchaServices[provider]
  return `On forms that log you in, create an account or send you an email, ${name} by ${maker} checks that you are human. It sees your network address and your browser, and may store something there.`
}
