/**
 * React, the most of what an island needs, comes beside the island's own code and not after it. Where that fails, the
 * island asks again, and tells.
 */
import { WAKING } from '../../islands/intent-ready.ts'

addEventListener(WAKING, () => void import('../../islands/IntentIsland.tsx').catch(() => undefined))
