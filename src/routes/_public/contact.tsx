import { AfterHydration, optionalPart } from '@king-exchange/fast-pages/react'
import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '@/components/contact/ContactPage'
import { notifyInfo } from '@/components/toasts/toaster'
import { descriptions } from '@/data/content/descriptions'
import { placeholderNotices } from '@/data/content/notices'

export const Route = createFileRoute('/_public/contact')({
  staticData: {
    title: 'Contact',
    description: descriptions.contact,
  },
  component: ContactUs,
})

const LiveSupportStatus = optionalPart(
  async () => (await import('@/components/contact/LiveSupportStatus')).LiveSupportStatus,
)

function ContactUs() {
  return (
    <ContactPage
      onSend={() => Promise.resolve()}
      onSent={() => notifyInfo(placeholderNotices.contact)}
      // The prerendered page knows no time.
      status={
        <AfterHydration>
          <LiveSupportStatus />
        </AfterHydration>
      }
    />
  )
}
