/** Modules by the ends of their paths, without extension. */
const modules = (...ends: string[]) => new RegExp(`/(?:${ends.join('|')})\\.[^/]*$`)

const chakra = '@chakra-ui/react/dist/esm/(?:components|styled-system)/(?:[\\w-]+/)?'
const icon = 'lucide-react/dist/esm/icons/'

/**
 * Scripts of what several pages share; left to itself, the bundler writes one for each small module that two of them share.
 * A module is in the first that names it. What is named together comes together, so name beside each other what the same
 * pages use: each page of a script loads what all of its modules import.
 */
export const sharedScripts: Record<string, RegExp> = {
  // A little of most pages.
  common: modules(
    'fast-pages/src/(?:react|components|browser)/(?!renderer)\\w+',
    'asciiDigits|copyMachine|countdownMachine|DemoNote|FigureText|formatShare|keyFigures|LoginLink',
    'NoticeButton|searchFilter|stretched|tableRoles|useAskedList|useInSight|useMinute|usePresumedSession|useSignOut',
    `${icon}copy`,
    `${chakra}(?:badge|icon-button)`,
  ),
  // What forms and toasts have in common.
  controls: modules(
    '@zag-js/(?:core/dist/merge-props|dom-query/dist/(?:node|computed-style)|anatomy/dist/\\S+|utils/dist/\\S+)',
    '@ark-ui/react/dist/(?:components/factory|utils/\\S+|providers/environment/\\S+|_virtual/\\S+)',
    `${chakra}icons`,
    'warning',
  ),
  forms: modules(
    'fieldProblems|deviceNames|disabledInPlace|FailureAlert|FieldFrame|formMachine|FormFrame',
    'formProblems|formRules|messages|onFieldLeft|pageExit|passwords|session/errors|SubmitButton',
    'cooldown|TextField|toAddress|useEmitted|useFocusAfterRefusal|useForm',
    `${chakra}(?:alert|create-icon|field|input|textarea)`,
    '@zag-js/auto-resize/dist/\\S+',
    '@ark-ui/react/dist/components/field(?:set)?/\\S+',
  ),
  // Of the forms for getting in, what only some of them have.
  signIn: modules(
    'access|CodeForm|draftTerms|DraftTerms|FormWithSocial|LateSessionPending|NameFields|NewPasswordFields|NewTabLink',
    'oauthRedirectMachine|pageRestore|PasswordField|ProviderLogo|secondFactor|secondFactorMachine|SecondFactorPage',
    'SecondFactorScreen|SocialButtons|socialLogin',
    `${chakra}(?:grid|group|input-addon|input-element|input-group|separator|simple-grid)`,
    `${icon}eye(?:-off)?`,
  ),
  auth: modules(
    'AccountName|AuthLayout|calls|CaptchaField|checkInbox|CheckInbox|EmailForm|entryState',
    'data/session/fetch|queuePresses|MailboxNote|MailButton',
    'readableAddress|ResendButton|resendMachine|session|sessionCalls|sessionNotices|SessionPending',
    'SessionSlow|SessionUnreachable|useEntryState|useReadableAddress',
    `${chakra}strong/\\w+`,
  ),
  // What the browser keeps on the way to an account.
  wayIn: modules('invitation|draftEmail|parseReferralCode|registrationDraft|returnPath'),
  account: modules('Amount|AmountsButton|areaNotices|KycBadge|sessionStart|useRereads'),
  holdings: modules(
    'account/balances|big|CardChip|cardEngraving|CardEngraving|CardPair|CardPicture|KingCard|kingCards',
  ),
  market: modules(
    'assetIcon|AssetIcon|assetIcons|art/coins|CoinShapes|drawnIcons|drawSparkline|favourites|FavouriteToggle',
    'freshPrice|LivePrice|priorWalk|marketAssets|shadeBelow|Sparkline|StretchedDrawing',
    'useFavourites',
    `${icon}(?:chevrons-up-down|star)`,
  ),
  lists: modules('MovingList|SearchBox'),
  contact: modules('content/contact|HoursTable'),
  page: modules(
    'joinedCells|ChessPiece|chessPieces|figures|Figures|goldPanel|Hatch|content/home|kccCoin|KccCoin|PageEnd',
    'PageIntro|Panel|QuestionGrid|Section|SectionHead',
    `${icon}arrow-right`,
  ),
  tables: modules(
    `${chakra}(?:create-slot-recipe-context|table|use-slot-recipe)`,
    'Segments',
    `${icon}minus`,
  ),
  icons: modules(
    `${icon}(?:arrow-left-right|bell|chart-candlestick|code-xml|coins|credit-card|gem|key-round|layers|rocket)`,
    `${icon}(?:shield-check|smartphone|users|wallet)`,
  ),
  // What the menus of the areas and the search list.
  navigation: modules(
    'accountNavigation|adminNavigation|balancesExact|balancesHidden|content/kyc|referral|security',
    `${icon}(?:book-open|chart-line|database-backup|gauge|headset|house|id-card|layout-dashboard|log-out|megaphone)`,
    `${icon}(?:newspaper|percent|settings|sliders-horizontal|sparkles)`,
  ),
}
