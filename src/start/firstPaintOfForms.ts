// Runs before the first paint of a prerendered form, after `firstPaint.ts`.
import { showReplaced } from '@king-exchange/fast-pages/source/src/browser/replaced'
import { isFormAnother } from '@/data/browser/formDocument'

showReplaced(isFormAnother())
