import { defineElement, ShopElement } from '../islands/define-element.ts'
import { msToNextBanner, swipeStep, wrapIndex } from './rules/carousel.ts'

/** How long before a banner is shown its picture is fetched, in milliseconds. */
const AHEAD_MS = 2500

/** Shows one banner after the other, by a timer and by arrows, bars and swipes (rules 703, 704). */
class HeroCarousel extends ShopElement {
  #shown = 0
  #turnedAt = -Infinity
  #isStopped = false
  /** The pointer is still on a button that it clicked. That does not mean that somebody reads the banner. */
  #isOnClicked = false
  #timers: ReturnType<typeof setTimeout>[] = []

  connectedCallback(): void {
    const pause = this.querySelector('.hero-pause')
    // A single banner has no controls and stays.
    if (!pause) return
    const signal = this.arrive()
    const schedule = () => this.#schedule()
    for (const control of this.querySelectorAll('button')) {
      // Added before the other click listeners, because these read `#isOnClicked` when they schedule.
      control.addEventListener('click', () => (this.#isOnClicked = control.matches(':hover')), { signal })
      const leave = () => {
        this.#isOnClicked = false
        schedule()
      }
      control.addEventListener('pointerleave', leave, { signal })
    }
    pause.addEventListener('click', () => this.#setStopped(!this.#isStopped), { signal })
    this.#bars.forEach((bar, index) => bar.addEventListener('click', () => this.#turn(index), { signal }))
    for (const arrow of this.querySelectorAll<HTMLElement>('.hero-arrow')) {
      const step = Number(arrow.dataset['step'])
      arrow.addEventListener('click', () => this.#turn(this.#shown + step), { signal })
      for (const intent of ['pointerenter', 'focus'])
        arrow.addEventListener(intent, () => this.#fetchPicture(this.#shown + step), { signal })
    }
    this.#followFinger(signal)
    for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      this.addEventListener(event, schedule, { signal })
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
    document.addEventListener('visibilitychange', schedule, { signal })
    const followMotion = () => this.#setStopped(this.#isStopped || lessMotion.matches)
    lessMotion.addEventListener('change', followMotion, { signal })
    followMotion()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#timers.forEach(clearTimeout)
  }

  get #slides(): NodeListOf<HTMLElement> {
    return this.querySelectorAll<HTMLElement>('.hero-slide')
  }

  get #bars(): NodeListOf<Element> {
    return this.querySelectorAll('.hero-bars button')
  }

  #followFinger(signal: AbortSignal): void {
    let touch: Touch | undefined
    const lift = (event: TouchEvent) => {
      const end = event.changedTouches[0]
      const step = touch && end ? swipeStep(end.clientX - touch.clientX, end.clientY - touch.clientY) : 0
      if (step) this.#turn(this.#shown + step)
    }
    this.addEventListener('touchstart', (event) => (touch = event.touches[0]), { passive: true, signal })
    this.addEventListener('touchend', lift, { signal })
  }

  #fetchPicture(index: number): void {
    const slides = this.#slides
    slides[wrapIndex(index, slides.length)]?.querySelector('img')?.setAttribute('loading', 'eager')
  }

  #show(index: number): void {
    const slides = this.#slides
    this.#shown = wrapIndex(index, slides.length)
    slides.forEach((slide, place) => (slide.inert = place !== this.#shown))
    this.#bars.forEach((bar, place) => (bar.ariaCurrent = place === this.#shown ? 'true' : null))
  }

  #schedule(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
    const isHeld =
      document.hidden ||
      // After a touch the browser still reports `:hover`. So only devices that can hover are asked.
      (matchMedia('(hover: hover)').matches && this.matches(':hover') && !this.#isOnClicked) ||
      this.querySelector(':focus-visible') !== null
    // While banners change by themselves, a screen reader must not read each of them.
    const isResting = this.#isStopped || isHeld
    ;(this.querySelector('.hero-slides') as HTMLElement).ariaLive = isResting ? 'polite' : 'off'
    if (isResting) return
    const ms = msToNextBanner(Date.now() - this.#turnedAt)
    this.#timers = [
      setTimeout(() => this.#fetchPicture(this.#shown + 1), ms - AHEAD_MS),
      setTimeout(() => {
        this.#show(this.#shown + 1)
        this.#schedule()
      }, ms),
    ]
  }

  #turn(index: number): void {
    this.#turnedAt = Date.now()
    this.#show(index)
    this.#schedule()
  }

  #setStopped(value: boolean): void {
    if (value !== this.#isStopped) {
      this.#isStopped = value
      const pause = this.querySelector('.hero-pause') as HTMLElement
      const label = pause.ariaLabel as string
      pause.ariaLabel = pause.dataset['otherLabel'] as string
      pause.dataset['otherLabel'] = label
      this.toggleAttribute('data-stopped', value)
    }
    this.#schedule()
  }
}

defineElement('hero-carousel', HeroCarousel)
