// Runs before the first paint of a prerendered form, after `firstPaint.ts`.
import { showReplaced } from '@king-exchange/fast-pages/browser'
import { isFormAnother } from '@/data/session/formDocument'

showReplaced(isFormAnother())
