import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { HStack } from '@chakra-ui/react/stack'
import { QrCode, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '@/components/loading/lazyPart'
import { notifyFailure } from '@/components/toasts/toaster'
import { notShared, referralInvitation } from '@/data/content/referral'

export type ShareLinkProps = { link: string }

const QrDialog = lazyPart(async () => (await import('./QrDialog')).QrDialog)

const canShare = (data: ShareData) =>
  typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true)

/** Hands the referral link to another app, where the browser can, or to a camera nearby. */
export function ShareLink({ link }: ShareLinkProps) {
  const [isShown, setShown] = useState(false)
  const data = { ...referralInvitation, url: link }
  const share = () =>
    navigator.share(data).catch((error: unknown) => {
      // The visitor has closed the list of apps.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.error('Sharing the referral link failed:', error)
      notifyFailure(notShared)
    })
  return (
    <HStack gap="2" wrap="wrap">
      {canShare(data) ? (
        <Button variant="outline" onClick={share}>
          <Icon as={Share2} size="sm" color="brand.fg" />
          Share
        </Button>
      ) : null}
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setShown(true)}>
        <Icon as={QrCode} size="sm" color="brand.fg" />
        QR code
      </Button>
      {isShown ? (
        <Suspense fallback={null}>
          <QrDialog link={link} onClose={() => setShown(false)} />
        </Suspense>
      ) : null}
    </HStack>
  )
}
