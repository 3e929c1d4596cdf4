import { lazyPart } from '@king-exchange/fast-pages/react'
import { Suspense } from 'react'
import type { CaptchaProps } from './Captcha'

type Area = Pick<CaptchaProps, 'area'>

export type CaptchaFieldProps = Area | { form: CaptchaProps['form'] & { formProps: { ref: Area['area'] } } }

const Captcha = import.meta.env.VITE_CAPTCHA_PROVIDER
  ? lazyPart(async () => (await import('./Captcha')).Captcha)
  : null

/** The captcha of a form, or of the buttons of an area; nothing where the site has none. */
export const CaptchaField = (props: CaptchaFieldProps) =>
  Captcha && import.meta.env.VITE_CAPTCHA_PROVIDER ? (
    <Suspense>
      <Captcha
        provider={import.meta.env.VITE_CAPTCHA_PROVIDER}
        siteKey={import.meta.env.VITE_CAPTCHA_SITE_KEY ?? ''}
        {...('form' in props ? { area: props.form.formProps.ref, form: props.form } : props)}
      />
    </Suspense>
  ) : null
