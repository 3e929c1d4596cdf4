import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ContactPage } from '@/components/contact/ContactPage'
import { optionalPart } from '@/components/loading/optionalPart'
import { notifyInfo } from '@/components/toasts/toaster'
import { placeholderNotices } from '@/data/content/notices'

export const Route = createFileRoute('/_public/contact')({
  staticData: {
    title: 'Contact',
    description:
      'Support hours, email addresses, answers to common questions and the contact form of King Exchange.',
  },
  component: ContactUs,
})

const LiveSupportStatus = optionalPart(
  async () => (await import('@/components/contact/LiveSupportStatus')).LiveSupportStatus,
)

function ContactUs() {
  // The prerendered page knows no time.
  const isHydrated = useHydrated()
  return (
    <ContactPage
      onSend={() => Promise.resolve()}
      onSent={() => notifyInfo(placeholderNotices.contact)}
      status={<Suspense>{isHydrated ? <LiveSupportStatus /> : null}</Suspense>}
    />
  )
}
