import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { QrCode, Share2 } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { notifyFailure } from '@/components/toasts/toaster'
import { notShared, qrNotLoaded, referralInvitation } from '@/data/content/referral'
import { loadForPress } from '@/data/site/loadForPress'
import type { QrDialogProps } from './QrDialog'

export type ShareLinkProps = { link: string }

const canShare = (data: ShareData) =>
  typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true)

/** Hands the referral link to another app, where the browser can, or to a camera nearby. */
export function ShareLink({ link }: ShareLinkProps) {
  const [Dialog, setDialog] = useState<ComponentType<QrDialogProps> | null>(null)
  const data = { ...referralInvitation, url: link }
  const share = () =>
    navigator.share(data).catch((error: unknown) => {
      // The visitor has closed the list of apps, or it is still open.
      if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return
      console.error('Sharing the referral link failed:', error)
      notifyFailure(notShared)
    })
  const showQr = () =>
    loadForPress(() => import('./QrDialog')).then(
      ({ QrDialog }) => setDialog(() => QrDialog),
      () => notifyFailure(qrNotLoaded),
    )
  return (
    <>
      {canShare(data) ? (
        <Button variant="outline" onClick={share}>
          <Icon as={Share2} size="sm" color="brand.fg" />
          Share
        </Button>
      ) : null}
      <Button variant="outline" aria-haspopup="dialog" onClick={showQr}>
        <Icon as={QrCode} size="sm" color="brand.fg" />
        QR code
      </Button>
      {Dialog ? <Dialog link={link} onClose={() => setDialog(null)} /> : null}
    </>
  )
}
