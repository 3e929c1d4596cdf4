import { lazyPart } from '@king-exchange/fast-pages/react'
import { Suspense } from 'react'
import type { CaptchaProps } from './Captcha'

export type CaptchaFieldProps = Pick<CaptchaProps, 'form'>

const Captcha = import.meta.env.VITE_CAPTCHA_PROVIDER
  ? lazyPart(async () => (await import('./Captcha')).Captcha)
  : null

/** The captcha of a form, or of the buttons beside it; nothing where the site has none. */
export const CaptchaField = ({ form }: CaptchaFieldProps) =>
  Captcha && import.meta.env.VITE_CAPTCHA_PROVIDER ? (
    <Suspense>
      <Captcha
        provider={import.meta.env.VITE_CAPTCHA_PROVIDER}
        siteKey={import.meta.env.VITE_CAPTCHA_SITE_KEY ?? ''}
        form={form}
      />
    </Suspense>
  ) : null
