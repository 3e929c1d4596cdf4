// Runs before the first paint of a prerendered form, after `firstPaint.ts`.
import { setPageState } from '@king-exchange/fast-pages/browser'
import { isFormAnother } from '@/data/session/formDocument'

if (isFormAnother()) setPageState('replaced')
