import { HERO_TIMES } from '../config/home.ts'
import { repeatHeld } from '../islands/intent-ready.ts'
import { msToNextBanner, swipeStep, wrapIndex } from './rules/carousel.ts'

/** Turns the banners by itself, and by arrows, bars and swipes (rules 703, 704). */
const hero = document.getElementById('hero')
const pause = document.getElementById('hero-pause')
const controls = document.getElementById('hero-controls')
const slides = [...(hero?.querySelectorAll<HTMLElement>('.hero-slide') ?? [])]
const bars = [...(hero?.querySelectorAll('.hero-bars button') ?? [])]
/** How long before a banner's turn its picture is fetched, in milliseconds. */
const AHEAD_MS = 2500

function start(carousel: HTMLElement, button: HTMLElement): void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const view = carousel.querySelector('.hero-slides')
  let shown = 0
  let turnedAt = -Infinity
  let isStopped = false
  /** The pointer is still on a button that it has clicked, so it does not mean that somebody reads the banner. */
  let isOnClicked = false
  let timers: ReturnType<typeof setTimeout>[] = []

  const at = (index: number) => wrapIndex(index, slides.length)
  const fetchPicture = (index: number) =>
    slides[at(index)]?.querySelector('img')?.setAttribute('loading', 'eager')

  const show = (index: number) => {
    shown = at(index)
    slides.forEach((slide, place) => (slide.inert = place !== shown))
    bars.forEach((bar, place) => (bar.ariaCurrent = place === shown ? 'true' : null))
  }

  const schedule = () => {
    timers.forEach(clearTimeout)
    timers = []
    const isHeld =
      document.hidden ||
      // After a touch the browser still says `:hover`, so only devices that can hover are asked.
      (matchMedia('(hover: hover)').matches && carousel.matches(':hover') && !isOnClicked) ||
      carousel.querySelector(':focus-visible') !== null
    // While the banners turn by themselves, a screen reader must not read each of them out.
    view?.setAttribute('aria-live', isStopped || isHeld ? 'polite' : 'off')
    if (isStopped || isHeld) return
    const ms = msToNextBanner(Date.now() - turnedAt, HERO_TIMES)
    timers = [
      setTimeout(() => fetchPicture(shown + 1), ms - AHEAD_MS),
      setTimeout(() => {
        show(shown + 1)
        schedule()
      }, ms),
    ]
  }

  const turn = (index: number) => {
    turnedAt = Date.now()
    show(index)
    schedule()
  }

  const setStopped = (value: boolean) => {
    if (value !== isStopped) {
      isStopped = value
      const label = button.ariaLabel ?? ''
      button.ariaLabel = button.dataset['otherLabel'] ?? ''
      button.dataset['otherLabel'] = label
      carousel.toggleAttribute('data-stopped', isStopped)
    }
    schedule()
  }

  for (const control of carousel.querySelectorAll('button')) {
    // Added before the other click listeners, which need it when they schedule.
    control.addEventListener('click', () => (isOnClicked = control.matches(':hover')))
    control.addEventListener('pointerleave', () => {
      isOnClicked = false
      schedule()
    })
  }
  button.addEventListener('click', () => setStopped(!isStopped))
  bars.forEach((bar, index) => bar.addEventListener('click', () => turn(index)))
  for (const arrow of carousel.querySelectorAll<HTMLElement>('.hero-arrow')) {
    const step = Number(arrow.dataset['step'])
    arrow.addEventListener('click', () => turn(shown + step))
    for (const intent of ['pointerenter', 'focus'])
      arrow.addEventListener(intent, () => fetchPicture(shown + step))
  }

  let touch: Touch | undefined
  carousel.addEventListener('touchstart', (event) => (touch = event.touches[0]), { passive: true })
  carousel.addEventListener('touchend', (event) => {
    const end = event.changedTouches[0]
    const step = touch && end ? swipeStep(end.clientX - touch.clientX, end.clientY - touch.clientY) : 0
    if (step) turn(shown + step)
  })

  for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    carousel.addEventListener(event, schedule)
  document.addEventListener('visibilitychange', schedule)
  lessMotion.addEventListener('change', () => setStopped(isStopped || lessMotion.matches))
  setStopped(lessMotion.matches)
  if (controls) repeatHeld(controls)
}

if (hero && pause) start(hero, pause)
