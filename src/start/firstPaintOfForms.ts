// Runs before the first paint of a prerendered form, after `firstPaint.ts`.
import { isFormAnother, showReplaced } from '@/data/browser/formDocument'

showReplaced(isFormAnother())
