import type { Message } from './messages'

/** The coming-soon notices. */
export const placeholderNotices = {
  demo: { title: 'Live Demo Coming Soon!', description: 'The live demo is not implemented yet.' },
  feature: { title: 'Feature Coming Soon!', description: 'This feature is not implemented yet.' },
  apiSubscription: {
    title: 'API subscription coming soon',
    description:
      'The API subscription is not implemented yet. Nothing was ordered and nothing will be charged.',
  },
  vipAccess: {
    title: 'VIP access coming soon',
    description: 'VIP access is not implemented yet. Nothing was sent.',
  },
  iosApp: { title: 'iOS app coming soon', description: 'The iOS app is not implemented yet.' },
  androidApp: { title: 'Android app coming soon', description: 'The Android app is not implemented yet.' },
  article: {
    title: 'Full article coming soon',
    description: 'Reading whole articles is not implemented yet. These posts are samples.',
  },
  contact: {
    title: 'Contact form',
    description: 'Sending messages is not implemented yet. Nothing was sent.',
  },
  newsletter: {
    title: 'Newsletter Subscription',
    description: 'The newsletter is not implemented yet. Your address was not sent anywhere.',
  },
} as const satisfies Record<string, Message>

/** The coming-soon notice of any other button; `name` is the subject of a sentence in the singular. */
export const comingSoon = (name: string): Message => ({
  title: `${name} coming soon`,
  description: `${name} is not implemented yet.`,
})
