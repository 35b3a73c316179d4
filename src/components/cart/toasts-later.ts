// What islands fetch beside their own code; the product page has it in its own module.
import './toasts.ts'
