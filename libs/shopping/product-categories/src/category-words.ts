/** Slug, then words in seven languages. The longest match counts; words after "~" only if nothing else does. */
export const categoryWords = `
pet-supplies: pet, pets, haustier, haustiere, huisdieren, husdjur, animalerie, mascotas, animali
bird-supplies: bird food, bird cage, vogelfutter, vogelkäfig
cat-supplies: cat food, katzenfutter, cat litter, katzenstreu, cat tree, kratzbaum, kattenbak, kattenvoer
dog-supplies: dog food, hundefutter, dog toy, dog bed, dog, dogs, hund, hunde, hond, honden, chien, chiens, perro, perros, cane, cani
fish-supplies: aquarium, aquaristik, fish tank
small-animal-supplies: hamster cage, hamsterkäfig, rabbit hutch, kaninchenstall
clothing-shoes-accessories: apparel, fashion, moda, kleidung & accessoires
clothing: clothing, clothes, kleidung, bekleidung, kleding, kläder, vêtements, ropa, abbigliamento
activewear: activewear, sportbekleidung, sportswear, leggings, trainingsanzug, tracksuit
baby-toddler-clothing: baby clothing, babykleidung, baby clothes, strampler
dresses: dress, dresses, kleid, kleider, jurk, jurken, klänning, klänningar, vestido, vestidos, ~robe, ~robes
one-pieces: jumpsuit, overall
outerwear: jacket, jackets, coat, coats, jacke, jacken, mantel, mäntel, parka, jas, jassen, jacka, jackor, veste, manteau, chaqueta
outerwear: abrigo, giacca, cappotto, outerwear, anorak, rain jacket
pants-jeans: pants, trousers, jeans, chinos, hosen, broek, broeken, byxor, pantalon, pantalons, pantalones, pantaloni, jeanshose
pants-jeans: cargohose
shirts-tops: shirt, shirts, t shirt, t shirts, tshirt, hoodie, hoodies, sweatshirt, sweater, jumper, pullover, blouse, bluse, blusen
shirts-tops: hemd, hemden, trui, tröja, tröjor, chemise, camiseta, maglietta, felpa, polo shirt, tee shirt
shorts: bermuda, bermudas
skirts: skirt, skirts, röcke, rok, kjol, jupe, falda, gonna, minirock
sleepwear-loungewear: pyjama, pyjamas, pajamas, schlafanzug, nightgown, nachthemd, bathrobe, bademantel
suits: suit, suits, anzug, anzüge, kostym, blazer, sakko
swimwear: swimwear, bikini, swimsuit, badeanzug, badehose, bademode, swim shorts
underwear-socks: underwear, socks, sock, socken, strümpfe, unterwäsche, bra, bh, boxershorts, ondergoed, sokken, strumpor, chaussettes
underwear-socks: calcetines, calze, lingerie
uniforms: uniform, workwear, arbeitskleidung, work trousers
clothing-accessories: belt, belts, gürtel, scarf, scarves, schal, hat, hats, mütze, mützen, cap, gloves, handschuhe, sunglasses
clothing-accessories: sonnenbrille, sonnenbrillen, beanie, tie, krawatte, zonnebril, solglasögon, lunettes de soleil, gafas de sol
clothing-accessories: occhiali da sole
costumes-accessories: costume, kostüm, kostüme, fancy dress
handbags-wallets-cases: handbag, handbags, handtasche, handtaschen, wallet, wallets, geldbörse, portemonnaie, purse, tote bag, clutch
handbags-wallets-cases: portefeuille, sac à main, bolso, borsa, plånbok, handväska, handtas
jewelry-watches: jewelry, jewellery, schmuck, sieraden, smycken, bijoux, joyería, gioielli
bracelets: bracelet, bracelets, armband, armbänder, armreif
earrings: earring, earrings, ohrring, ohrringe, ohrstecker
necklaces: necklace, necklaces, halskette, halsketten, collier
rings: ehering, wedding ring, verlobungsring, ~ring, ~rings, trauring
watch-accessories: watch strap, watch band, uhrenarmband, horlogebandje, klockarmband
watches-smartwatches: watch, watches, smartwatch, smartwatches, smart watch, smart watches, armbanduhr, armbanduhren, horloge, horloges
watches-smartwatches: smartklocka, smartklockor, klocka, montre, montres, montre connectée, reloj, relojes, orologio, orologi
watches-smartwatches: apple watch, galaxy watch, chronograph, wristwatch
shoe-accessories: insole, insoles, einlegesohle, einlegesohlen, shoelaces, schnürsenkel
shoes: shoe, shoes, schuh, schuhe, laufschuhe, sneaker, sneakers, trainer, trainers, boot, boots, sandal, sandals, sandale, sandalen
shoes: stiefel, stiefeletten, skor, löparskor, kängor, sandaler, schoen, schoenen, hardloopschoenen, laarzen, chaussures, chaussure
shoes: baskets, bottes, zapatos, zapatillas, botas, scarpe, scarpa, stivali, running shoe, running shoes, slippers, hausschuhe, clogs
shoes: loafer, loafers, hiking boots, wanderschuhe, chuck, fußballschuhe, football boots
event-tickets: ticket, tickets, eintrittskarten
hobbies-creative-arts: hobby, hobbies
arts-crafts: craft kit, crafts, basteln, bastelset, knitting, stricken, yarn, wolle, sewing machine, nähmaschine, symaskin, naaimachine
arts-crafts: machine à coudre, kids craft kit, embroidery, acrylic paint, cutting plotter
collectibles: collectible, collectibles, sammlerstück, trading card, sammelkarten
model-making: model kit, modellbausatz, modelleisenbahn, model railway, modellbau, model train, scale model
musical-instrument-orchestra-accessories: guitar strings, gitarrensaiten, drum sticks, notenständer, guitar pick, plektrum
musical-instruments: guitar, guitars, gitarre, gitarren, piano, digital piano, synthesizer, drum kit, schlagzeug, violin, geige, ukulele
musical-instruments: musikinstrument, musical instrument, gitarr, gitaar, guitare, guitarra, chitarra, flute, saxophone, trumpet
party-celebration: party supplies, partydeko, balloon, balloons, luftballon, gift wrap, geschenkpapier, greeting card
baby-toddler: ~baby, ~babies, ~bébé, ~bebé
baby-bathing: baby bath, babybadewanne
baby-gift-sets: baby gift set
baby-health: pacifier, schnuller, soother, dummy, napp, fopspeen, tétine, teether, beißring
baby-safety: baby gate, türschutzgitter, kindersicherung
baby-monitors: baby monitor, babyphone, babyfoon, babyvakt, baby monitors
baby-toys-activity-equipment: baby toy, babyspielzeug, play mat, krabbeldecke, spielbogen, rattle, rassel, baby bouncer, babywippe
baby-toys-activity-equipment: activity gym, baby mobile
car-seats: car seat, child seat, kindersitz, autositz, babyschale, bilbarnstol, autostoel, siège auto, kindersitze, car seats
baby-carriers: baby carrier, babytrage, tragetuch, draagzak, bärsele
strollers: stroller, pram, pushchair, kinderwagen, buggy, barnvagn, kinderwagens, poussette, cochecito, passeggino, strollers
diapering: diaper, diapers, nappies, nappy, windel, windeln, luiers, blöjor, pañales, pannolini, baby wipes, feuchttücher
diapering: wickelunterlage, changing mat
nursing-feeding: baby bottle, babyflasche, breast pump, milchpumpe, bottle warmer, flaschenwärmer, baby food, babynahrung, bib, lätzchen
nursing-feeding: babyfläschchen, sterilizer
potty-training: potty, töpfchen
swaddling-receiving-blankets: swaddle, pucktuch
retail: cash register, registrierkasse, pos printer, receipt printer, bondrucker, cash drawer, kassenlade, pos terminal
science-laboratory: microscope, mikroskop, laboratory
signage: digital signage
work-safety-protective-gear: safety shoes, sicherheitsschuhe, hard hat, schutzhelm, safety glasses, schutzbrille, respirator, ffp2
cameras-optics: photography equipment, ~photo, ~foto
camera-lens-accessories: camera accessories, kamerazubehör, filter kit, lens cap, camera remote
lenses: lens, lenses, objektiv, objektive, objectief, objectieven, objectif, objectifs, objetivo, objetivos, obiettivo, obiettivi
lenses: camera lens, kameraobjektiv, zoom lens
camera-bags-cases: camera bag, camera case, kameratasche, fototasche, cameratas, kameraväska, sac photo
camera-flashes: camera flash, speedlite, blitzgerät, flash unit
tripods: tripod, tripods, monopod, stativ, stative, statief, trépied, trípode, treppiede, gimbal
cameras: camera, cameras, kamera, kameras, kameror, camera s, appareil photo, cámara, cámaras, fotocamera, fotocamere
digital-cameras: digital camera, digital cameras, mirrorless camera, mirrorless camera body, compact camera, digitalkamera
digital-cameras: digitalkameras, systemkamera, systemkameras, kompaktkamera, spiegelreflexkamera, dslr, slr, slr camera, spiegelreflex
digital-cameras: systeemcamera, compactcamera, mirrorless, appareil photo numérique, cámara digital, fotocamera digitale, powershot
digital-cameras: cyber shot, coolpix, bridgekamera
disposable-cameras: disposable camera, einwegkamera
film-instant-cameras: film camera, instant camera, sofortbildkamera, direktbildskamera, instantcamera, analogkamera, instax, polaroid
film-instant-cameras: appareil photo instantané
surveillance-cameras: surveillance camera, security camera, überwachungskamera, övervakningskamera, beveiligingscamera, ip camera
surveillance-cameras: ip kamera, cctv, cctv security camera, caméra de surveillance, cámara de seguridad, telecamera, indoor cam
surveillance-cameras: outdoor cam, spotlight cam
trail-cameras: trail camera, wildkamera, viltkamera
camcorders-action-cams-drones: camcorder, camcorders, video camera, videokamera, action camera, action cam, actioncam, actionkamera
camcorders-action-cams-drones: actioncamera, gopro, camera drone, kameradrohne, kameradrönare, cameradrone, drone, drones, drohne
camcorders-action-cams-drones: drohnen, drönare, caméra d action, camara deportiva, caméscope, handycam
webcams: webcam, webcams, webbkamera, web camera
optics: binoculars, fernglas, ferngläser, telescope, teleskop, monocular, kikare, verrekijker, jumelles, prismáticos, binocolo
optics: spotting scope
photography: photo studio, studio lighting, softbox, studioleuchte
electronics: electronics, elektronik, elektronica, électronique, electrónica, elettronica, technik, high tech
arcade-equipment: arcade machine, arcade cabinet, pinball
audio: audio & hifi, ~hifi, ~hi fi, ~sound, ~ljud
audio-accessories: speaker stand, lautsprecherständer, boxenständer, mikrofonständer
headphone-accessories: ear pads, ear pad, ear cushions, ohrpolster, öronkuddar, oorkussens, ear tips, headphone case, headphone stand
receivers-amplifiers: av receiver, receiver, receivers, verstärker, amplifier, amplifiers, förstärkare, versterker, amplificateur
receivers-amplifiers: amplificador, amplificatore, audio amplifier
headphones: headphone, headphones, headset, headsets, earbud, earbuds, earphone, earphones, in ear, in ears, kopfhörer, ohrhörer, hörlur
headphones: hörlurar, hoofdtelefoon, koptelefoon, koptelefoons, oordopjes, oortjes, casque, casque audio, casques, écouteurs, auriculares
headphones: cascos, cuffie, auricolari, airpods, gaming headset, headphones headset, galaxy buds, noise cancelling headphones, wh 1000xm4
headphones: wh 1000xm5, wh 1000xm6, wf 1000xm5, quietcomfort
microphones: microphone, microphones, mikrofon, mikrofone, microfoon, micrófono, microfono
speakers: speaker, speakers, loudspeaker, soundbar, soundbars, lautsprecher, högtalare, luidspreker, luidsprekers, enceinte, enceintes
speakers: haut parleur, altavoz, altavoces, barra de sonido, cassa, casse, altoparlante, altoparlanti, subwoofer, smart speaker
speakers: bluetooth speaker, wireless speaker, home speaker, portable speaker, echo dot, homepod, google nest, sound bar, boombox
speakers: partybox
audio-players-radios: radio, radios, digital radio, dab radio, digitalradio, mp3 player, mp4 player, ipod, cd player, cd spieler
audio-players-radios: clock radio, radiowecker, micro system, mini system, home audio micro system, home audio mini system, walkman
audio-players-radios: stereo system, stereoanlage, voice recorder, diktiergerät, hifi system, karaoke
turntables-record-players: turntable, record player, plattenspieler, skivspelare, platenspeler, platine vinyle, tocadiscos, giradischi
bullhorns: megaphone, megafon
dj-specialty-audio: dj controller, dj mixer, dj equipment
public-address-systems: public address, pa system
stage-equipment: stage lighting
circuit-boards-components: raspberry pi, arduino, resistor, semiconductor, breadboard
phones-communications: communications, communication, telefone, telephony
communication-radios: walkie talkie, two way radio, funkgerät
intercoms-doorbells: intercom, video doorbell, doorbell, türklingel, videotürklingel, video türklingel, videodörrklocka, dörrklocka
intercoms-doorbells: videodeurbel, deurbel, sonnette, timbre, campanello, gegensprechanlage
corded-phones: corded phone, schnurgebundenes telefon, ip phone, voip phone, desk phone
cordless-phones: cordless phone, dect, dect phone, schnurlostelefon, schnurloses telefon, dect telephone, cordless phone answer machine
phone-cases-accessories: phone case, phone cases, handyhülle, handyhüllen, smartphone hülle, mobilskal, telefoonhoesje, hoesje, coque
phone-cases-accessories: funda móvil, screen protector, schutzfolie, displayschutz, panzerglas, skärmskydd, mobile phone case
phone-cases-accessories: magsafe case, clear case, silicone case, silikon case, phone holder, handyhalterung, phone mount
phone-cases-accessories: dual sim adapter, tempered glass, privacy screen protector, cover per
mobile-phones: smartphone, smartphones, mobile phone, mobile phones, cell phone, cell phones, phone, phones, handys, iphone, galaxy s
mobile-phones: mobiler, mobiltelefon, mobiltelefone, mobiltelefoner, telefoon, telefoons, gsm, téléphone portable, téléphones, téléphone
mobile-phones: téléphonie, móvil, móviles, teléfono móvil, cellulare, cellulari, telefono, telefoni, moto g, redmi, pixel 7, pixel 8
mobile-phones: pixel 9, pixel 10, xperia, ~handy, ~mobil, galaxy s21, galaxy s22, galaxy s23, galaxy s24, galaxy s25, galaxy s26
mobile-phones: galaxy a55, galaxy a56, pixel 8a, pixel 9a, fairphone, galaxy note
splitters: video splitter, vga splitter, hdmi splitter, cable splitter, splitter
computers: computer, computers, computing, datorer, dator, ordinateur, ordinateurs, ordenador, ordenadores, informatica, informatique
computers: informática, pc & laptop
computer-servers: server, servers, blade server, rack server, storage server, server barebone
desktop-computers: desktop, desktop computer, desktop pc, mini pc, workstation, all in one pc, imac, mac mini, stationär dator, gaming pc
desktop-computers: tower pc, sff pc, thin client, barebone, ~pc
handheld-devices: pda, handheld computer
e-book-readers: ereader, e book reader, ebook reader, kindle, läsplatta, e readers, liseuse, kobo clara, tolino, lector de libros
e-book-readers: lettore ebook, ereaders, e reader
laptops: laptop, laptops, notebook, notebooks, macbook, chromebook, ultrabook, bärbar dator, bärbara datorer, ordinateur portable
laptops: pc portable, portátil, portátiles, portatile, portatili, netbook, thinkpad, mobile workstation, hybrid 2 in 1, convertible
tablets: tablet, tablets, ipad, surfplatta, surfplattor, plattor, galaxy tab, tablette, tablettes, tableta, tablet pc, tablet computer
electronics-accessories: electronics accessories, elektronikzubehör
adapters: adapter, adaptor, usb adapter, adaptateur, adaptador, adattatore, converter, konverter, extender, gender changer, coupler
adapters: dongle
antennas: antenna, antenne, antennen, antenn
audio-video-splitters-switches: hdmi switch, video switch, matrix switch
blank-media: blank media, cd r, cd rw, dvd r, dvd rw, dvd ram, bd r, rohlinge, data cartridge, tape cartridge, lto, backup tape
blank-media: video cassette, audio cassette, minidisc, blank dvd, dvd+r, dvd+rw, bd re, blank blu ray disc, blank blu ray
cable-management: cable management, cable tie, cable ties, kabelbinder, kabelkanal, cable tray, cable clip, cable clamp, cable clamps
cables: cable, cables, kabel, kablar, câble, câbles, cavo, cavi, usb cable, hdmi cable, patch cable, patchkabel, patch cord, ladekabel
cables: charging cable, laddkabel, networking cable, vga cable, audio cable, fibre optic cable, power cable, power cord, cord, netzkabel
cables: serial cable, kvm cable, scsi cable, sata cable, cabling, extension cable
computer-accessories: laptop sleeve, laptop bag, notebook case, notebook bag, laptop case, notebooktasche, laptoptasche, laptop lock
computer-accessories: cable lock, laptop stand, laptopständer, notebook stand, mouse pad, mousepad, mauspad, musmatta, stylus, stylus pen
computer-accessories: eingabestift, privacy filter, display privacy filter, wrist rest, monitor arm, computerzubehör, notebook dock
computer-accessories: tablet case, keyboard cover, keyboard tray, tablet stand
docking-stations: docking station, docking stations, dockingstation, port replicator, notebook dock port replicator, docking
computer-components: computer components, pc komponenten, computer parts, laptop parts, pc parts, motherboard, mainboard, moderkort
computer-components: moederbord, carte mère, placa base, scheda madre, server workstation motherboard, desktop board, notebook spare part
computer-components: server board, hauptplatine
pc-power-supplies: power supply unit, psu, pc netzteil, atx power supply, power supply
processors: processor, processors, cpu, cpus, prozessor, prozessoren, processeur, procesador, processore, ~core i3, ~core i5, ~core i7
processors: ~core i9, ~ryzen, ~xeon
racks-mounts: rack, server rack, racks, rackmount, rack cabinet, serverschrank, wall mounted rack, freestanding rack, rack accessory
racks-mounts: rack enclosure, rack shelf, mounting kit, cpu holder, cpu desk mount
pc-cooling: cpu cooler, cooling fan, heatsink, case fan, wasserkühlung, water cooling, gehäuselüfter, prozessorkühler, hardware cooling
pc-cooling: computer case fan, pc case fan, ~heat sink
pc-cases: computer case, pc case, pc gehäuse, midi tower, tower case
interface-cards: interface card, adapter card, controller card, erweiterungskarte, sound card, soundkarte, raid controller, pci adapter
interface-cards: serial adapter, interface cards adapter
graphics-cards: graphics card, graphics cards, grafikkarte, grafikkarten, grafikkort, videokaart, carte graphique, tarjeta gráfica
graphics-cards: scheda video, gpu, video card, ~geforce, ~radeon, geforce rtx, radeon rx
barcode-scanners: barcode scanner, bar code reader, barcodescanner, handheld bar code reader, barcode reader, card reader
barcode-scanners: smart card reader
game-controllers: gamepad, gamepads, joystick, joysticks, game controller, controller, wireless controller, handkontroll, manette, mando
game-controllers: gaming controller, racing wheel, lenkrad, dualsense, dualshock, joy con, dual sense, xbox controller
graphics-tablets: graphics tablet, drawing tablet, grafiktablett, pen tablet, pen display
kvm-switches: kvm, kvm switch, kvm switches, rackmount lcd console, lcd console
keyboards: keyboard, keyboards, tastatur, tastaturen, tangentbord, toetsenbord, toetsenborden, clavier, claviers, teclado, teclados
keyboards: tastiera, tastiere, keypad
mice: mouse, mice, maus, mäuse, muis, muizen, souris, ratón, ratones, trackball, gaming mouse, mx master, datormus, trådlös mus
hard-drives-ssds: hard drive, hard drives, hard disk, hard disk drive, hdd, ssd, ssds, solid state drive, nvme ssd, portable ssd
hard-drives-ssds: externe ssd, extern ssd, festplatte, festplatten, hårddisk, hårddiskar, harde schijf, disque dur, disco duro
hard-drives-ssds: disco rigido, internal hard drive, external hard drive, nvme, internal solid state drive, external solid state drive
network-storage-systems: nas, network attached storage, netzwerkspeicher, disk array, disk station
optical-drives: optical drive, optical disc drive, dvd drive, dvd burner, blu ray burner, dvd brenner, dvd laufwerk, dvd rom drive
optical-drives: dvd rom, blu ray drive
tape-drives: tape drive, tape library, bandlaufwerk, tape autoloader, tape auto loader
usb-flash-drives: usb stick, usb sticks, usb flash drive, flash drive, usb minne, usb drive, clé usb, memoria usb, chiavetta usb
usb-flash-drives: pendrive
usb-firewire-hubs: usb hub, usb hubs, interface hub, usb c hub, port usb 2 0 hub, usb 2 0 hub, usb 3 0 hub
electronics-films-shields: screen protectors, anti glare screen protector, clear screen protector
memory-cards: memory card, memory cards, microsd, microsd card, microsd karte, microsd kort, microsd kaart, micro sd, sd card, sd karte
memory-cards: sdxc, sdhc, compact flash, compactflash, speicherkarte, speicherkarten, minneskort, geheugenkaart, carte mémoire
memory-cards: tarjeta de memoria, scheda di memoria, secure digital, memory stick
memory-ram: ram, memory module, memory modules, arbeitsspeicher, dimm, so dimm, sodimm, internminne, werkgeheugen, mémoire vive
memory-ram: memoria ram, ~ddr3, ~ddr4, ~ddr5
power-charging: ~power
batteries: battery, batteries, batterie, batterien, akku, akkus, rechargeable battery, reservbatteri, batteri, batterij, batterijen, accu
batteries: vervangaccu, ersatzakku, piles, batería, pila, batteria, batterie rechargeable, single use battery
batteries: industrial rechargeable battery, household battery, camera battery
chargers-power-adapters: charger, chargers, ladegerät, ladegeräte, laddare, oplader, chargeur, cargador, caricabatterie, power adapter
chargers-power-adapters: netzteil, wall charger, usb c charger, wireless charger, powerbank, power bank, power banks, battery charger
chargers-power-adapters: mobile device charger, charging dock, charging station, ladestation, nätadapter, power adapter inverter
chargers-power-adapters: indoor battery charger
power-strips-surge-protectors: power strip, surge protector, steckdosenleiste, mehrfachsteckdose, grenuttag, stekkerdoos, multiprise
power-strips-surge-protectors: regleta, ciabatta, power distribution unit, pdu, power distribution, surge suppressor
uninterruptible-power-supplies: ups, uninterruptible power supply, uninterruptible power supplies, unterbrechungsfreie stromversorgung
uninterruptible-power-supplies: ups battery, battery cabinet
remote-controls: remote control, remote controls, fernbedienung, fernbedienungen, fjärrkontroll, afstandsbediening, télécommande
remote-controls: mando a distancia, telecomando, universal remote
gps-navigation-systems: gps navigation, navigationsgerät, sat nav, satnav, navigator, gps navigator, navi
gps-tracking-devices: gps tracker, bluetooth tracker, airtag, smarttag, key finder, item finder
marine-electronics: fish finder, echolot, chartplotter
networking: networking, netzwerk, nätverk, netwerk, réseau, redes, transceiver, network transceiver module, network media converter
networking: media converter, network equipment chassis, sfp module, network extender, antenna network, patch panel
routers-access-points: router, routers, wi fi router, wlan router, wifi router, mesh, mesh wifi, wlan mesh, access point
routers-access-points: wireless access point, fritz box, fritzbox, routeur, router wifi, wireless router, gateway, mesh system
network-switches: switch, switches, network switch, netzwerkswitch, ethernet switch, network switches
modems: modem, modems
network-cards: network card, network adapter, networking card, netzwerkkarte, network interface card, wlan stick, wireless adapter
network-cards: ethernet adapter
network-security-firewall-devices: firewall, hardware firewall
print-servers: print server, printserver
repeaters-transceivers: repeater, wifi extender, range extender, wlan repeater, network repeater, wi fi extender
3d-printer-accessories: filament, 3d filament, 3d printing material, pla filament
3d-printers: 3d printer, 3d drucker, 3d skrivare, imprimante 3d
printer-accessories-parts: printer drum, print head, printhead, drum unit, imaging unit, maintenance kit, transfer kit, fuser, fuser unit
printer-accessories-parts: fuser kit, printer kit, tray feeder, paper tray, printer ribbon, druckkopf, trommel, trommeleinheit
printer-accessories-parts: printer cabinet stand, printer drums, imaging drum, waste toner, toner collector, staple cartridge, duplexer
printer-accessories-parts: duplex unit, printer belt, transfer belt, roller kit, fotoconductor, photoconductor, developer unit, developer
printer-accessories-parts: output stacker, document feeder, printer memory, fax ribbon, transfer roller, feeder
printer-accessories-parts: printer scanner spare part, printer spare part
ink-toner: toner, toners, toner cartridge, toner cartridges, tonerkartusche, ink, ink cartridge, ink cartridges, tinte, tintenpatrone
ink-toner: tintenpatronen, druckerpatrone, druckerpatronen, inktcartridge, bläckpatron, cartouche d encre, cartouche, cartucho, cartuccia
ink-toner: inkt, tóner, inktpatroon, print cartridge, solid ink, black toner, inkjet cartridge, photo black, light magenta, light cyan
ink-toner: matte black, photo magenta, photo cyan
printers: printer, printers, laser printer, inkjet printer, drucker, laserdrucker, tintenstrahldrucker, multifunktionsdrucker
printers: multifunction printer, skrivare, bläckskrivare, laserskrivare, imprimante, imprimantes, impresora, impresoras, stampante
printers: stampanti, inkjet, officejet, photosmart, pixma, ecotank, multifunctional, large format printer, plotter, dot matrix printer
printers: photo printer, copier, kopierer, fax machine, label printer, printkop, faxgerät, laserjet pro, all in one printer
printers: thermal printer, mfp, inkjet 16 ppm
scanner-accessories: scanner accessory, scanner transparency adapter
scanners: scanner, scanners, document scanner, dokumentenscanner, flatbed scanner, skanner
tv-video: tv & video, tv & audio
computer-monitors: monitor, monitors, computer monitor, monitore, bildschirm, bildskärm, bildskärmar, beeldscherm, écran, moniteur
computer-monitors: monitores, gaming monitor, computer monitore, touch screen monitor, display monitor, schermo
projectors: projector, projectors, beamer, projektor, projektorer, projektoren, projecteur, vidéoprojecteur, proyector, proiettore
projectors: data projector, desktop projector
satellite-cable-tv: satellite receiver, sat receiver, set top box, satellite dish, tv set top box
tvs: television, televisions, tv set, fernseher, oled tv, qled tv, smart tv, led tv, lcd tv, televisie, televisies, téléviseur
tvs: téléviseurs, televisor, televisores, televisore, televisori, hospitality tv, bravia, tv, tvs
video-accessories: tv mount, wall mount, tv wandhalterung, tv halterung, wandhalterung, flat panel mount, projector lamp, beamerlampe
video-accessories: projector screen, projection screen, leinwand, flat panel, projector mount, flat panel wall mount
video-accessories: flat panel mount accessory, flat panel ceiling mount, flat panel floor stand, flat panel desk mount
video-accessories: projector accessory, 3d glasses, monitor mount, multimedia cart, flat panel mount arm, monitor stand, projection lens
video-accessories: monitor mount stand, signage display mount, tv stand mount, ceiling mount, desk mount
video-editing-hardware-production-equipment: capture card, video capture, stream deck
video-players-streaming: blu ray player, dvd player, streaming player, streaming stick, fire tv, apple tv, chromecast, media player
video-players-streaming: mediaplayer, medienplayer, dvd recorder, digital media player, roku, tv stick, dvd blu ray player
video-transmitters: av transmitter, av transmitter & receiver, av receiver extender, av extender, kvm extender, av repeater
video-transmitters: video extender, dvi extender, console extender, hdmi extender, console transmitter & receiver
console-accessories: console accessories, konsolenzubehör, charging station for controllers
game-consoles: game console, games console, video game console, console, consoles, konsole, konsolen, spielekonsole, spielkonsole
game-consoles: handheld console, handheld konsole, spelkonsol, spelconsole, handheld spelconsole, playstation, playstation 5
game-consoles: playstation 4, ps5, ps4, xbox series, xbox, nintendo switch, steam deck, consola, console de jeux, bärbar spelkonsol
game-consoles: console per videogiochi, rog ally
food-beverages-tobacco: groceries, lebensmittel, food & beverages
beverages: beverages, drinks, getränke, ~drink
alcoholic-beverages: wine, wein, rotwein, weißwein, whisky, whiskey, gin, vodka, rum, beer, bier, champagne, vin, vino, vinho, likör
coffee: coffee beans, kaffeebohnen, koffiebonen, kaffebönor, kaffeekapseln, coffee capsules, coffee pods, ground coffee, ~coffee, ~kaffee
coffee: ~koffie, ~kaffe, ~café, ~caffè
tea-infusions: tea bags, green tea, teebeutel, grüner tee, ~tea, ~tee, ~thee
food-items: chocolate, schokolade, snacks, cookies, cereal, pasta, olive oil, olivenöl, candy, honey, honig, müsli
tobacco-products: tobacco, tabak, cigars
furniture: möbel, meubels, meubles, muebles, mobili, möbler, ~furniture
baby-toddler-furniture: high chair, hochstuhl, crib, babybett, kinderbett, barnstol, kinderstoel, cot, wickelkommode
beds-accessories: bed, beds, bed frame, bett, betten, bettgestell, säng, cama, letto, lattenrost, boxspringbett
mattresses: mattress, mattresses, matratze, matratzen, madrass, matras, matelas, colchón, materasso
benches: bench, sitzbank
cabinets-storage: cabinet, wardrobe, schrank, kleiderschrank, kommode, sideboard, dresser, kast, armoire, armario, armadio, garderob
cabinets-storage: filing cabinet, schränke
carts-islands: kitchen trolley
chairs: chair, chairs, stuhl, stühle, sessel, armchair, stoel, chaise, silla, sedia, bar stool, barhocker, gaming chair, gamingstuhl
chairs: recliner, fauteuil, ~stol
entertainment-centers-tv-stands: tv stand, tv möbel, tv bank, lowboard, tv meubel, meuble tv
furniture-sets: dining set, sitzgruppe
futons: futon
office-furniture: office furniture, büromöbel
desks: desk, desks, schreibtisch, schreibtische, skrivbord, bureau, escritorio, scrivania, standing desk
office-chairs: office chair, office chairs, bürostuhl, bürostühle, kontorsstol, bureaustoel, chaise de bureau, silla de oficina
office-chairs: sedia da ufficio
ottomans: ottoman, pouf, hocker
outdoor-furniture: garden furniture, outdoor furniture, gartenmöbel, garden chair, gartenstuhl, lounge set, tuinmeubelen, trädgårdsmöbler
outdoor-furniture: sun lounger, sonnenliege
room-dividers: room divider, paravent
shelving: shelf, shelves, shelving, bookcase, bookshelf, regal, regale, bücherregal, bokhylla, boekenkast, étagère, estantería, scaffale
shelving: libreria
sofas: sofa, sofas, couch, couches, canapé, sofá, divano, soffa, schlafsofa, sofa bed, bankstel
tables: table, tables, tisch, tische, dining table, esstisch, couchtisch, coffee table, nachttisch, nightstand, tafel, mesa, tavolo
tables: side table, beistelltisch
hardware-diy: diy, baumarkt, heimwerken, bricolage, bricolaje, fai da te, doe het zelf, ~hardware
building-consumables: glue, kleber, silicone sealant, wall paint, wandfarbe, adhesive, paint, sealant, lubricant
building-materials: flooring, laminate flooring, parkett, laminat, insulation, door handle, tiles, fliesen, haustür, zimmertür
fencing-barriers: fence, zaun, gartenzaun
fuel: firewood, pellets, brennholz
fuel-containers-tanks: jerry can, kanister
hardware-accessories: screw, screws, schrauben, schraube, nails, hinge, hook, dübel, bolts, castor wheels, screw kit, tool box, toolbox
hardware-accessories: werkzeugkoffer, tool bag, werkzeugtasche, tool storage, brackets
hardware-pumps: pump, pumpe, pumpen, water pump, wasserpumpe, gartenpumpe, tauchpumpe
heating-ventilation-air-conditioning: hvac, heizung
thermostats: thermostat, thermostats, thermostate, smart thermostat, smartes thermostat, heizkörperthermostat, termostat, thermostaat
thermostats: termostato, radiator thermostat, learning thermostat, nest learning thermostat
locks-keys: door lock, smart lock, padlock, schloss, schlösser, türschloss, vorhängeschloss, smart türschloss, serrure, cerradura
locks-keys: serratura, door locks, smart locks, ~lock, ~locks
plumbing: faucet, wasserhahn, armatur, shower head, duschkopf, toilet, sink, plumbing, küchenarmatur, robinet, grifo, rubinetto, sanitär
plumbing: mixer tap, waschbecken, kitchen tap, basin tap
power-electrical-supplies: electrical, power outlet, steckdose, steckdosen, light switch, lichtschalter, extension cord
power-electrical-supplies: verlängerungskabel, generator, stromerzeuger, solar panel, solarpanel, solarmodul, inverter, wechselrichter
power-electrical-supplies: smart plug, smart plugs, smarte steckdose, smart vägguttag, vägguttag, slimme stekker, stekker
power-electrical-supplies: prise connectée, enchufe inteligente, presa intelligente, power plug adapter, power station, powerstation
power-electrical-supplies: wire connector, wallbox, balkonkraftwerk, isolation transformer, isolation transformers, electrical relay
power-electrical-supplies: wire connectors, outlet box, electrical enclosure, wall socket, power socket
tool-accessories: drill bit, drill bits, bohrer, bohrerset, saw blade, sägeblatt, bit set, sandpaper, schleifpapier, tool battery, bitset
tools: tools, werkzeug, werkzeuge, verktyg, gereedschap, outillage, outil, outils, herramientas, utensili, power tools, elektrowerkzeug
tools: hand tools, werktuig, multitool, multi tool, multiverktyg, multiherramienta, crimping tool, hand tool, compression tool
tools: cable crimper, hot glue gun, ladder, leiter, stege, rotary tool, flashlight, taschenlampe, stirnlampe, headlamp, torch, ficklampa
tools: zaklamp, lampe torche, linterna, torcia, ~tool
drills-drivers: drill, drills, cordless drill, drill driver, combi drill, bohrmaschine, akkuschrauber, bohrschrauber, akku bohrschrauber
drills-drivers: bohrhammer, hammer drill, borrmaskin, borrskruvdragare, skruvdragare, boormachine, accuboormachine, schroefmachine
drills-drivers: perceuse, visseuse, taladro, trapano, schlagbohrmaschine, impact drill, cordless drill driver
grinders: grinder, angle grinder, winkelschleifer, vinkelslip, haakse slijper, meuleuse, amoladora, smerigliatrice
impact-wrenches-drivers: impact driver, impact wrench, schlagschrauber, slagskruvdragare, slagschroevendraaier, clé à choc
impact-wrenches-drivers: llave de impacto, avvitatore a impulsi, drehschlagschrauber
measuring-tools-sensors: laser measure, laser level, tape measure, multimeter, entfernungsmesser, maßband, wasserwaage
measuring-tools-sensors: laser entfernungsmesser, cable tester, network cable tester, detector, kreuzlinienlaser
pliers: pliers, plier, zange, zangen, tång, tang, pince, alicates, pinza, kombizange, wasserpumpenzange, water pump pliers
sanders: sander, sanders, orbital sander, random orbit sander, exzenterschleifer, schleifmaschine, schleifer, excenterslip, schuurmachine
sanders: excentrische schuurmachine, ponceuse, lijadora, levigatrice, slipmaskin
saws: saw, saws, jigsaw, circular saw, säge, sägen, stichsäge, kreissäge, sticksåg, cirkelsåg, såg, decoupeerzaag, zaag, cirkelzaag, scie
saws: scie sauteuse, sierra, seghetto, kappsäge, mitre saw, miter saw, handsäge
screwdrivers: screwdriver, screwdrivers, schraubendreher, skruvmejsel, schroevendraaier, tournevis, destornillador, cacciavite
screwdrivers: screwdriver set
tool-sets: tool set, tool kit, werkzeugset, werkzeug set, socket set, steckschlüsselsatz, verktygssats, verktygsset, gereedschapsset
tool-sets: set d outils, juego de herramientas, knarrenkasten, ratchet set
health-beauty: beauty, health, gesundheit, drogerie, hälsa, gezondheid, santé, salud, bellezza, health & beauty
health-care: supplements, vitamins, vitamine, nahrungsergänzung, first aid, erste hilfe, protein powder, whey, hearing aid, wheelchair
health-care: rollstuhl, rollator, face mask, massage gun medical
health-monitors-scales: blood pressure monitor, blutdruckmessgerät, thermometer, fieberthermometer, fitness tracker, fitnesstracker
health-monitors-scales: activity tracker, body scale, personenwaage, bathroom scale, personal scale, electronic personal scale
health-monitors-scales: pulse oximeter, pulsoximeter, körperwaage, aktivitetsarmband, pèse personne, personvåg, personenweegschaal
health-monitors-scales: smart scale, activity monitor, fitbit
personal-care: personal care, körperpflege, personvård, verzorging, persoonlijke verzorging, hygiène, cuidado personal
personal-care: cura della persona
cosmetics: makeup, make up, lipstick, lippenstift, mascara, perfume, parfum, eau de toilette, eau de parfum, cosmetics, kosmetik
cosmetics: skin care, hautpflege, face cream, gesichtscreme, nail polish, nagellack, shower gel, duschgel, soap, seife, serum, sunscreen
cosmetics: sonnencreme, body lotion, smink, parfym, nail polish set, moisturizer
deodorant-anti-perspirant: deodorant, deo
hair-care: hair care, haarpflege, shampoo, conditioner, hair color, haarfarbe, hair gel, schampo
hair-styling-tools: hair dryer, hair dryers, hairdryer, haartrockner, föhn, fön, hårtork, haardroger, föhns, sèche cheveux, secador
hair-styling-tools: asciugacapelli, hair straightener, straightener, glätteisen, lockenstab, curling iron, hot air brush
hair-styling-tools: straightening iron, plattång, hair styler, airwrap, multi styler, hårtorkar, fer à lisser, curler
massage-relaxation: massager, massagegerät, massage gun, massagepistole
oral-care: oral care, mundpflege, mouthwash, mundspülung, dental floss, zahnseide
dental-water-jets: water flosser, oral irrigator, munddusche, waterpik, waterflosser
toothbrush-accessories: brush head, brush heads, toothbrush head, toothbrush heads, aufsteckbürsten, aufsteckbürste, borsthuvuden
toothbrush-accessories: tandborsthuvud, opzetborstels, opzetborstel, brossettes, cabezales, testine
toothbrushes: toothbrush, toothbrushes, electric toothbrush, zahnbürste, zahnbürsten, elektrische zahnbürste, eltandborste, eltandborstar
toothbrushes: tandborste, tandenborstel, elektrische tandenborstel, brosse à dents, brosse à dents électrique, cepillo de dientes
toothbrushes: spazzolino, spazzolino elettrico
toothpaste: toothpaste, zahnpasta, tandkräm, tandpasta, dentifrice
shaving-grooming: shaving, rasur, razor, razors, rasierer, razor blades, rasierklingen, rakhyvel, scheermes, rasoir, epilator, epilierer
shaving-grooming: ipl, shaving cream, rasierschaum, épilateur, hair removal, ladyshave
shaver-accessories: shaver head, scherkopf, shaving head, shaver heads
electric-shavers: electric shaver, electric shavers, shaver, shavers, electric razor, elektrorasierer, trockenrasierer, rakapparat
electric-shavers: rakapparater, scheerapparaat, scheerapparaten, rasoir électrique, afeitadora, rasoio elettrico, men s shaver
electric-shavers: foil shaver
hair-clippers-trimmers: hair clipper, hair clippers, haarschneider, haarschneidemaschine, beard trimmer, bartschneider, trimmer
hair-clippers-trimmers: skäggtrimmer, tondeuse, cortapelos, regolabarba, baardtrimmer, multigroomer
vision-care: contact lenses, kontaktlinsen, glasses, reading glasses, lesebrille, brille
home-garden: home & garden, haus & garten, haushalt, hem, wonen, huis & tuin, maison, maison & jardin, hogar, casa, household
bathroom-accessories: bathroom accessories, shower curtain, duschvorhang, towel rack, soap dispenser, badaccessoires, bath mat
bathroom-accessories: badteppich
business-home-security: alarm system, alarmanlage, tresor, motion sensor, bewegungsmelder, larm, alarmsystem, home security, nvr
business-home-security: network video recorder, digital video recorder, dvr
decor: decor, deko, dekoration, candle, kerze, kerzen, vase, picture frame, bilderrahmen, mirror, spiegel, rug, teppich, teppiche, clock
decor: wall clock, wanduhr, wecker, alarm clock, cushion, kissen, curtain, vorhang, gardinen, curtains, poster, wall art, christmas tree
decor: weihnachtsbaum, roller blind, rollo, digital photo frame, matta, tapijt, tapis, alfombra, tappeto, thermometer weather station
decor: artificial plant, kunstpflanze
fireplaces: fireplace, kamin
flood-fire-gas-safety: smoke detector, smoke alarm, rauchmelder, fire extinguisher, feuerlöscher, brandvarnare, rookmelder, co melder
flood-fire-gas-safety: détecteur de fumée, water leak sensor
household-appliance-accessories: appliance accessories, vacuum bag, vacuum bags, staubsaugerbeutel, vacuum filter, dust bag
household-appliance-accessories: stofzuigerzak, dammsugarpåsar
home-appliances: appliance, appliances, household appliances, home appliances, haushaltsgeräte, vitvaror, huishoudelijke apparaten
home-appliances: witgoed, électroménager, electrodomésticos, elettrodomestici, large appliances, elektrogroßgeräte
air-conditioners: air conditioner, air conditioners, air conditioning, klimaanlage, klimagerät, klimageräte, luftkonditionering, airco
air-conditioners: climatiseur, aire acondicionado, condizionatore, luftvärmepump
air-purifiers: air purifier, air purifiers, luftreiniger, luftrenare, luchtreiniger, purificateur d air, purificador de aire
air-purifiers: purificatore d aria
dehumidifiers: dehumidifier, luftentfeuchter, avfuktare, luchtontvochtiger, déshumidificateur
fans: fan, fans, ventilator, ventilatoren, fläkt, ventilateur, ventilador, ventilatore, household blade fan, tower fan, turmventilator
fans: deckenventilator
humidifiers: humidifier, luftbefeuchter, luftfuktare, luchtbevochtiger
space-heaters: heater, heaters, space heater, heizlüfter, heizgerät, infrarotheizung, radiator heater, värmefläkt, kachel, radiateur
space-heaters: calefactor, stufa
steam-floor-cleaners: steam cleaner, steam mop, floor cleaner, dampfreiniger, dampfmopp, bodenreiniger, hartbodenreiniger, ångtvätt
steam-floor-cleaners: ångrengörare, stoomreiniger, nettoyeur vapeur, vaporeta, pulitore a vapore, window vacuum, fenstersauger
steam-floor-cleaners: carpet cleaner, scheuersauger
laundry: laundry
dryers: tumble dryer, dryer, dryers, wäschetrockner, trockner, torktumlare, wasdroger, droger, sèche linge, secadora, asciugatrice
irons-ironing-systems: steam iron, bügeleisen, dampfbügeleisen, bügelstation, strykjärn, strijkijzer, fer à repasser, plancha de ropa
irons-ironing-systems: ferro da stiro, steam generator, dampfglätter, garment steamer, ironing board, bügelbrett, ~iron, ~irons
washing-machines: washing machine, washing machines, washer, waschmaschine, waschmaschinen, waschtrockner, washer dryer, tvättmaskin
washing-machines: wasmachine, lave linge, lavadora, lavatrice
vacuum-cleaners: vacuum, vacuums, vacuum cleaner, vacuum cleaners, staubsauger, akku staubsauger, akkusauger, saugroboter, robot vacuum
vacuum-cleaners: robot vacuums, dammsugare, robotdammsugare, stofzuiger, stofzuigers, robotstofzuiger, steelstofzuiger, aspirateur
vacuum-cleaners: aspirateurs, aspirateur robot, aspiradora, aspirapolvere, handstaubsauger, bodenstaubsauger, wischsauger
vacuum-cleaners: handheld vacuum, roomba
water-heaters: water heater, boiler, durchlauferhitzer
household-supplies: detergent, waschmittel, cleaning supplies, reinigungsmittel, toilet paper, toilettenpapier, trash bags, müllbeutel
household-supplies: storage box, aufbewahrungsbox, trash can, mülleimer, dishwasher tablets, spülmaschinentabs, papierkorb, mop
household-supplies: wischmopp, household paper, cleaning cloth, insect repellent, mülltonne, laundry basket
kitchen-dining: kitchen, küche, kök, keuken, cuisine, cocina, cucina, kitchen & dining, küche & haushalt
barware: corkscrew, korkenzieher, cocktail shaker, wine opener
bakeware: cake tin, baking tray, backform, backblech, muffin tin, bakvorm, bakform, springform
cookware: pan, pans, frying pan, saucepan, pot, pots, cookware, casserole, dutch oven, wok, bratpfanne, pfanne, pfannen, topf, töpfe
cookware: topfset, bräter, stekpanna, gryta, gjutjärnsgryta, kastrull, koekenpan, braadpan, pannenset, poêle, casserole en fonte, cocotte
cookware: sartén, olla, padella, pentola, kochtopf, schmortopf, grillpfanne, skillet, steelpan, hapjespan
bottles-food-carriers: water bottle, insulated bottle, drinking bottle, trinkflasche, isolierflasche, thermosflasche, thermos
bottles-food-carriers: vacuum flask, termosflaska, vattenflaska, thermosfles, drinkfles, waterfles, gourde, bouteille isotherme
bottles-food-carriers: botella térmica, borraccia, lunch box, lunchbox, brotdose, cooler box, kühlbox, travel mug, thermobecher, cool box
bottles-food-carriers: kylväska, tumbler, ~bottle, ~flasche
food-storage: food container, food storage, frischhaltedose, vorratsdose, frischhaltedosen
kitchen-appliance-parts-accessories: coffee machine descaler, descaler, entkalker, coffee filter, kaffeefilter, milk container
kitchen-appliance-parts-accessories: filter cartridge, portafilter, bakplåt airfryer
kitchen-appliances: kitchen appliance, kitchen appliances, küchengeräte, küchengerät, köksapparater, keukenapparatuur, küchenkleingeräte
kitchen-appliances: small kitchen appliances
breadmakers: bread maker, breadmaker, brotbackautomat, bakmaskin, broodbakmachine
coffee-machines: coffee machine, coffee machines, coffee maker, coffee makers, espresso machine, espresso machines, espresso maker
coffee-machines: kaffeemaschine, kaffeemaschinen, kaffeevollautomat, kaffeevollautomaten, vollautomat, siebträger, siebträgermaschine
coffee-machines: siebträgermaschinen, espressomaschine, filterkaffeemaschine, espressokocher, kaffeebereiter, kaffemaskin, kaffebryggare
coffee-machines: espressomaskin, mokabryggare, kaffepress, koffiezetapparaat, filterkoffiezetapparaat, espressomachine, koffiemachine
coffee-machines: percolator, koffiepers, machine à café, cafetière, cafetera, macchina da caffè, moka pot, coffee press, french press
coffee-machines: bean to cup coffee machine, drip coffee maker, pod coffee machine, nespresso, kapselmaschine, filter coffee maker
coffee-machines: stovetop espresso maker, pour over, macchina caffè, expresso
cooktops: hob, cooktop, kochfeld, kochfelder, induction hob, induktionskochfeld, spishäll, kookplaat, plaque de cuisson, placa de cocina
cooktops: piano cottura, kochplatte, hot plate
fryers-air-fryers: air fryer, air fryers, airfryer, airfryers, deep fryer, fryer, heißluftfritteuse, heissluftfritteuse
fryers-air-fryers: heißluftfritteusen, fritteuse, fritös, friteuse, freidora, freidora de aire, friggitrice, friggitrice ad aria
fryers-air-fryers: friteuse sans huile
dishwashers: dishwasher, dishwashers, geschirrspüler, spülmaschine, geschirrspülmaschine, diskmaskin, vaatwasser, lave vaisselle
dishwashers: lavavajillas, lavastoviglie
electric-griddles-grills: electric grill, contact grill, kontaktgrill, elektrogrill, tischgrill, raclette, optigrill
electric-kettles: kettle, kettles, electric kettle, wasserkocher, vattenkokare, waterkoker, waterkokers, bouilloire, hervidor, bollitore
cookers-steamers: rice cooker, reiskocher, slow cooker, steamer, dampfgarer, multicooker, pressure cooker, schnellkochtopf, sous vide
cookers-steamers: instant pot, multikocher, riskokare, rijstkoker, cuiseur, eierkocher, egg cooker
food-dehydrators: food dehydrator, dörrautomat, dörrgerät
grinders-mills: coffee grinder, coffee grinders, kaffeemühle, kaffeemühlen, kaffekvarn, koffiemolen, moulin à café, molinillo
grinders-mills: macinacaffè, burr coffee grinder, burr grinder, meat grinder, fleischwolf
mixers-blenders: blender, blenders, mixer, mixers, stand mixer, hand blender, hand mixer, immersion blender, tabletop blender
mixers-blenders: food processor, küchenmaschine, küchenmaschinen, standmixer, stabmixer, handmixer, stavmixer, köksmaskin, köksassistent
mixers-blenders: matberedare, keukenmachine, keukenmachines, staafmixer, robot culinaire, mixeur, batteur, batidora, frullatore
mixers-blenders: impastatrice, robot de cocina, foodprocessor, zerkleinerer, smoothie maker, thermomix, blandare
freezers: freezer, freezers, gefrierschrank, gefriertruhe, frysskåp, frys, vriezer, congélateur, congelador, congelatore, tiefkühlschrank
ice-cream-makers: ice cream maker, eismaschine, glassmaskin, ijsmachine
juicers: juicer, juicers, entsafter, saftpresse, zitruspresse, citrus juicer, slow juicer, råsaftcentrifug, sapcentrifuge
juicers: extracteur de jus, licuadora
microwave-ovens: microwave, microwaves, microwave oven, mikrowelle, mikrowellen, mikrovågsugn, magnetron, four micro ondes, micro ondes
microwave-ovens: microondas, microonde
milk-frothers-steamers: milk frother, milchaufschäumer, mjölkskummare, melkopschuimer
grills-barbecues: grill, grills, barbecue, bbq, gasgrill, gas grill, holzkohlegrill, charcoal grill, barbecues, barbacoa, plancha, smoker
grills-barbecues: utegrill, pizzaofen, pizza oven
ovens: oven, ovens, backofen, backöfen, ugn, horno, forno, einbaubackofen, minibackofen, mini oven, four encastrable
range-hoods: cooker hood, range hood, dunstabzugshaube, dunstabzugshauben, köksfläkt, afzuigkap, hotte, campana extractora, cappa
ranges: range cooker, cooker, herd, standherd, spis, fornuis, cuisinière, cocina de gas
refrigerators: refrigerator, refrigerators, fridge, fridges, fridge freezer, fridge freezers, kühlschrank, kühlschränke
refrigerators: kühl gefrierkombination, kühl gefrierkombinationen, kylskåp, kyl, kyl frys, koelkast, koelkasten, koel vriescombinatie
refrigerators: réfrigérateur, réfrigérateurs, frigo, frigorífico, frigorifero, side by side
soda-makers: soda maker, sodastream, wassersprudler, kolsyremaskin
toasters-sandwich-makers: toaster, toasters, sandwich maker, sandwichmaker, waffle maker, waffeleisen, brödrost, broodrooster
toasters-sandwich-makers: grille pain, tostadora, tostapane, 2 slice toaster, 4 slice toaster, panini grill, våffeljärn
vacuum-sealers: vacuum sealer, vakuumierer, vakuumiergerät
water-filters: water filter, wasserfilter, brita, vattenfilter, waterfilter
wine-fridges: wine fridge, wine cooler, weinkühlschrank, vinkyl, wijnkoelkast
kitchen-tools: kitchen tools, kitchen utensils, küchenhelfer, measuring cup, spatula, peeler, grater, reibe, cutting board, schneidebrett
kitchen-tools: whisk, can opener, dosenöffner, salad spinner, dish rack, messbecher, kochlöffel, apron, mandoline, kitchen scale
kitchen-tools: kitchen scales, küchenwaage, köksvåg, keukenweegschaal, food scale, balance de cuisine
kitchen-knives: knife, knives, chef s knife, chefs knife, chef knife, kitchen knife, kitchen knives, messer, kochmesser, küchenmesser
kitchen-knives: messerblock, knife block, kockkniv, kniv, knivar, koksmes, messen, couteau, couteaux, couteau de chef, cuchillo, coltello
kitchen-knives: brotmesser, bread knife, santoku, knife set, ~mes
tableware: tableware, geschirr, besteck, cutlery, flatware, plates, teller, mug, mugs, tasse, tassen, becher, gläser, glasses set
tableware: dinnerware, bestick, servies, vaisselle, cubiertos, posate, drinking glass, teapot, teekanne, bowl, schüssel, trivet
tableware: dinner plate, wine glass, water glass
lawn-garden: gardening, garten, trädgård, tuin, jardín, giardino, plant pot, blumentopf, garden tools, gartengeräte, raised bed, hochbeet
lawn-garden: parasol garden, greenhouse, gewächshaus, ~garden, ~jardin
garden-power-tools: chainsaw, kettensäge, hedge trimmer, heckenschere, leaf blower, laubbläser, grass trimmer, rasentrimmer, strimmer
garden-power-tools: häcksler, motorsåg, kettingzaag, heggenschaar, tronçonneuse, motosierra, motosega, snow blower, schneefräse
garden-power-tools: häcktrimmer, vertikutierer
lawn-mowers: lawn mower, lawnmower, rasenmäher, mähroboter, robotic mower, robot mower, robot lawn mower, gräsklippare, robotgräsklippare
lawn-mowers: grasmaaier, robotmaaier, tondeuse à gazon, cortacésped, tosaerba, rasenroboter, akku rasenmäher
pressure-washers: pressure washer, pressure washers, hochdruckreiniger, högtryckstvätt, högtryckstvättar, hogedrukreiniger
pressure-washers: nettoyeur haute pression, hidrolimpiadora, idropulitrice
watering-irrigation: garden hose, gartenschlauch, hose reel, sprinkler, bewässerung, watering can, gießkanne, trädgårdsslang, tuinslang
lighting: lighting, beleuchtung, belysning, verlichting, éclairage, iluminación, illuminazione, lights
lamps: lamp, lamps, lampe, lampen, table lamp, tischleuchte, stehlampe, floor lamp, desk lamp, schreibtischlampe, bordslampa, golvlampa
lamps: tafellamp, lampadaire, lámpara, lampada, lampor, nachttischlampe
light-bulbs: bulb, bulbs, light bulb, light bulbs, smart bulb, led bulb, leuchtmittel, glühbirne, led lampe, smarte led lampe
light-bulbs: smart led lampa, glödlampa, ledlamp, slimme ledlamp, slimme lamp, ampoule, ampoule connectée, bombilla, lampadina, led lamp
light-bulbs: led leuchtmittel, hue white, fluorescent bulb, halogen bulb
string-strip-lights: led strip, lightstrip, lichterkette, led streifen, led stripe, string lights, fairy lights, ljusslinga, ledstrip
lighting-fixtures: ceiling light, ceiling lamp, deckenleuchte, deckenlampe, pendelleuchte, pendant light, wall light, wandleuchte
lighting-fixtures: kronleuchter, taklampa, plafondlamp, suspension, wandlampe, outdoor wall lighting, outdoor light, außenleuchte, spot
lighting-fixtures: einbaustrahler
lighting-accessories: lampshade, lampenschirm
linens-bedding: bedding, bed linen, bettwäsche, duvet, bettdecke, pillow, kopfkissen, towel, towels, handtuch, handtücher, tablecloth
linens-bedding: tischdecke, blanket, sängkläder, beddengoed, täcke, kudde, lakan, bettlaken, duvet cover, drap, linge de lit
linens-bedding: kuscheldecke, wolldecke, bed sheets, bedsheet
parasols-rain-umbrellas: umbrella, regenschirm, parasol, sonnenschirm, paraply, paraplu, parapluie, paraguas, ombrello
plants: plant, plants, pflanze, pflanzen, seeds, samen, blumenzwiebeln, zimmerpflanze, houseplant
pool-spa: pool, swimming pool, whirlpool, hot tub, pool pump, poolpumpe, zwembad, piscine, piscina, poolroboter
smoking-accessories: lighter, ashtray, aschenbecher, e cigarette, e zigarette, vape
wood-stoves: wood stove, kaminofen
luggage-bags: bags, luggage, taschen, gepäck, väskor, tassen & koffers, bagages, equipaje, bagagli, tasche, väska, bolsa, ~bag, ~tas
luggage-bags: ~sac
backpacks: backpack, backpacks, rucksack, rucksäcke, ryggsäck, ryggsäckar, rugzak, rugzakken, sac à dos, mochila, zaino, daypack
briefcases: briefcase, aktentasche, portfölj
cosmetic-toiletry-bags: toiletry bag, kulturbeutel, cosmetic bag, necessär, toilettas, wash bag
diaper-bags: diaper bag, wickeltasche, changing bag
dry-boxes: dry box, peli case
duffel-bags: duffel bag, duffel, sporttasche, reisetasche, gym bag, weekender, sports bag, sporttas, travel bag
fanny-packs: fanny pack, bum bag, bauchtasche, gürteltasche
garment-bags: garment bag, kleidersack
luggage-accessories: luggage tag, kofferanhänger, packing cubes, packwürfel
messenger-bags: messenger bag, umhängetasche, shoulder bag, schultertasche, crossbody bag, axelremsväska
shopping-totes: shopping bag, einkaufstasche, einkaufstrolley
suitcases: suitcase, suitcases, trolley case, koffer, trolley, resväska, valise, maleta, valigia, hartschalenkoffer, cabin trolley
suitcases: handgepäckkoffer, carry on
train-cases: beauty case, train case
books-media: medien
books: book, books, buch, bücher, böcker, boek, boeken, livre, livres, libro, libros, libri, paperback, hardcover, taschenbuch, novel
movies-series: movies, filme, 4k uhd, dvd box, ~dvd, ~dvds, ~blu ray
magazines-newspapers: magazine, magazines, zeitschrift
music-sound-recordings: vinyl, music cd, schallplatte, vinyl record, ~cd, ~cds
sheet-music: sheet music, noten
office-supplies: office supplies, bürobedarf, stationery, schreibwaren, kontorsmaterial, kantoorartikelen, fournitures de bureau
office-supplies: material de oficina, cancelleria, office
book-accessories: bookmark, lesezeichen
desk-pads-blotters: desk pad, schreibunterlage
filing-organization: binder, ring binder, ordner, file folder, folder, hängemappe, planner, calendar, kalender, file storage
filing-organization: storage box file, tab index, folders, hanging folder, dividers, address book, letter tray, desk organizer
filing-organization: organizer tray, magazine rack, desk tray, organiser, negative storage page, archive box
general-office-supplies: paper, papier, copy paper, druckerpapier, kopierpapier, printer paper, photo paper, fotopapier, etiketten
general-office-supplies: label tape, label making tape, printer label, self adhesive label, envelope, umschlag, stapler staples, staples
general-office-supplies: tape, adhesive tape, klebeband, paper clips, post it, notizbuch, notizblock, sticky notes, eraser, note paper
general-office-supplies: transparency film, printing paper, printing film, large format media, self adhesive labels, removable labels
general-office-supplies: file labels, multi purpose labels, staples pack, correction tape, index tabs, laminating pouch, laminator pouch
general-office-supplies: inkjet paper, bond paper, gloss paper, address labels, label, labels, shipping labels, label roll, ink jet paper
lap-desks: lap desk
name-plates: name badge, namensschild
office-chair-mats: chair mat, bodenschutzmatte
office-equipment: shredder, aktenvernichter, paper shredder, laminator, laminiergerät, dokumentförstörare, papierversnipperaar
office-equipment: destructeur, label maker, beschriftungsgerät, etikettskrivare, label machine, labelmanager, translator
office-equipment: dictionary electronic, typewriter, embosser
calculators: calculator, calculators, taschenrechner, miniräknare, rekenmachine, calculatrice, calculadora, calcolatrice
calculators: graphing calculator
office-instruments: pen, pens, pencil, pencils, marker, markers, stift, stifte, kugelschreiber, füller, fountain pen, ballpoint pen
office-instruments: bleistift, buntstifte, penna, pennor, balpen, stylo, bolígrafo, penna a sfera, stapler, tacker, hole punch, locher
office-instruments: scissors, schere, highlighter, textmarker, rollerball, ruler, lineal, permanent marker, coloured pencil, paint brush
office-instruments: brieföffner, fineliner, stamp
paper-handling: paper trimmer, papierschneider, paper cutter
presentation-supplies: whiteboard, flipchart, presenter, laser pointer, pinnwand, wireless presenter, bulletin board
presentation-supplies: interactive whiteboard, overhead projector, tafeln, document holder, document camera
shipping-supplies: packaging, shipping box, versandkarton, packing tape, karton, bubble wrap, packband
software: software, softwares, programvara, logiciel, logiciels
computer-software: microsoft office, antivirus, antivirus security software, software license, storage software, security software
computer-software: upgrade software, software licence, network management software, creative cloud, development software, server software
computer-software: system management software, graphic software, software license upgrade, ~windows 11, ~windows 10, ~office 365
computer-software: ~operating system, ~driver, ~upgrade software
digital-goods-currency: gift card, gutscheinkarte, guthabenkarte, prepaid card, e gutschein
video-game-software: video game, video games, videospiel, videospiele, ps5 game, switch game, tv spel, videogames, jeux vidéo, videojuego
video-game-software: videojuegos, videogioco, xbox game, ps4 game, pc game, computerspiel
sporting-goods: sporting goods, sport & freizeit, sport & outdoor, deportes, sporten, sportartikel, fritid, ~sport, ~sports, sportgeräte
athletics: football, fußball, basketball, tennis racket, tennisschläger, boxing gloves, boxhandschuhe, volleyball, soccer ball, handball
athletics: badminton, fotboll
exercise-fitness: fitness, exercise, hantel, hanteln, dumbbell, dumbbells, kettlebell, yoga mat, yogamatte, treadmill, laufband
exercise-fitness: exercise bike, heimtrainer, ergometer, crosstrainer, rowing machine, rudergerät, resistance bands, gym equipment
exercise-fitness: löpband, loopband, hometrainer, tapis de course, hantlar, fitnessband, weight bench, hantelbank, vibration plate
exercise-fitness: barbell
indoor-games: dartboard, dartscheibe, darts, table tennis, tischtennis, tischkicker, foosball, billard, pool table
outdoor-recreation: outdoor, outdoors, friluftsliv, hiking, wandern
boating-water-sports: kayak, kajak, sup board, stand up paddle, wetsuit, neoprenanzug, schlauchboot, diving mask, surfboard, life jacket
boating-water-sports: schwimmweste
camping-hiking: camping, tent, tents, zelt, zelte, sleeping bag, schlafsack, isomatte, sleeping pad, tält, sovsäck, slaapzak, tente
camping-hiking: tienda de campaña, tenda, camping stove, gaskocher, trekkingstöcke, hiking poles, campingstuhl, air mattress
camping-hiking: luftmatratze
bikes-cycling: bike, bikes, bicycle, bicycles, fahrrad, fahrräder, e bike, ebike, mountainbike, mountain bike, cykel, cyklar, elcykel
bikes-cycling: fiets, fietsen, vélo, vélos, bicicleta, bicicletta, road bike, rennrad, gravel bike, bike helmet, fahrradhelm, bike lock
bikes-cycling: fahrradschloss, bike light, fahrradlicht, bike computer, fahrradcomputer, bicycle accessories, kinderfahrrad, cycling
bikes-cycling: radsport, edge explore, pedelec, cykelhjälm, tricycle
equestrian: riding boots, reithelm, saddle, sattel
fishing: fishing rod, angelrute, fishing reel, angelrolle, angeln, fishing
golf: golf, golf club, golfschläger, golf ball
hunting-shooting: airsoft, bogenschießen, archery
inline-roller-skating: inline skates, inliner, roller skates, rollschuhe
riding-scooters: scooter, scooters, e scooter, electric scooter, kick scooter, tretroller, elsparkcykel, elektrische step, trottinette
riding-scooters: trottinette électrique, patinete, monopattino, sparkcykel, cityroller
skateboarding: skateboard, longboard
winter-sports-activities: ski, skis, snowboard, skier, skibrille, ski goggles, sled, schlitten, skihelm, ski boots, skischuhe, skidor
winter-sports-activities: ice skates
toys-games: toys & games, spielzeug & spiele, spielwaren, toys and games, spielzeug, leksak, leksaker, speelgoed, jouet, jouets, juguete
toys-games: juguetes, giocattolo, giocattoli, toys
games: family game, party game, ~game, ~games, ~spiel, ~spiele, ~spel, ~spellen, ~jeu, ~jeux, ~juego, ~juegos, ~gioco, ~giochi
board-games: board game, board games, brettspiel, brettspiele, gesellschaftsspiel, gesellschaftsspiele, brädspel, sällskapsspel, bordspel
board-games: bordspellen, gezelschapsspel, jeu de société, jeux de société, juego de mesa, juegos de mesa, gioco da tavolo
board-games: giochi da tavolo, strategy game, kinderspiel
card-games: card game, card games, kartenspiel, kartenspiele, kortspel, kaartspel, jeu de cartes, juego de cartas, playing cards
card-games: spielkarten
outdoor-play-equipment: trampoline, trampolin, swing, schaukel, slide, rutsche, sandbox, sandkasten, playhouse, spielhaus, studsmatta
outdoor-play-equipment: gunga, klettergerüst, climbing frame, hüpfburg, bouncy castle, play tent, spielzelt, planschbecken
puzzles: jigsaw puzzle, jigsaw puzzles, puzzle, puzzles, pussel, legpuzzel, legpuzzels, puzzel, casse tête, rompecabezas, contour puzzle
puzzles: maze puzzle toy, block puzzle, figure puzzle, rubik s cube
toys: toy playset, ~toy
activity-toys: bubble machine, seifenblasen, play dough, knete, slime, battling spinning top, marble run, kugelbahn, yo yo
art-drawing-toys: drawing toy, malset, magnetic drawing board, coloring picture set, coloring book, maltafel, kids art & craft kit
art-drawing-toys: craft toy
bath-toys: bath toy, badespielzeug
building-toys: building set, building sets, building toy, building toys, building blocks, building kit, bauset, bausets, bausatz
building-toys: bausteine, baukasten, bauklötze, konstruktionsspielzeug, byggsats, byggsatser, byggklossar, bouwset, bouwsets, bouwstenen
building-toys: jeu de construction, jeux de construction, juego de construcción, construcciones, set di costruzioni, costruzioni
building-toys: construction set, construction toy, klemmbausteine, light kit, led light kit, led beleuchtungsset, led belysningssats
building-toys: led verlichtingsset, lego technic, lego icons, duplo, construction playset
dolls-figures: doll, dolls, puppe, puppen, action figure, action figures, actionfigur, toy figure, collectible figure, playset, spielset
dolls-figures: plush, plush toy, plüschtier, kuscheltier, stofftier, stuffed animal, docka, dockor, gosedjur, pop poppen, knuffel, poupée
dolls-figures: peluche, muñeca, bambola, playmobil, sylvanian families, puppenhaus, dollhouse, doll clothes set, doll dress, toy animals
dolls-figures: spielfigur, spielfiguren, doll playset, toy figure playset, doll hair styling set, action & collectible figure, barbie
dolls-figures: children s toy figure set, puppet
educational-toys: educational toy, lernspielzeug, experimentierkasten, science kit, learning toy, interactive toy, experiment set
educational-toys: lerncomputer, kids learning
flying-toys: kite, lenkdrachen
musical-toys-audio-players: audio player for children, kids audio player, hörspielbox, hörspielboxen, tonie, tonies, toniebox, tigerbox
musical-toys-audio-players: ljudbox för barn, ljudbox, luisterbox, luisterbox voor kinderen, boîte à histoires, conteuse, kinderradio
musical-toys-audio-players: musical toy, musikspielzeug, toy musical instrument, hörfigur
play-vehicles: toy car, toy vehicle, spielzeugauto, carrera, car track, autorennbahn, toy train, holzeisenbahn, brio, leksaksbil
play-vehicles: speelgoedauto, petite voiture, coche de juguete, spielfahrzeug, hot wheels, matchbox, slot car, toy vehicle set, track set
play-vehicles: toy vehicles, toy truck
pretend-play: play kitchen, spielküche, kinderküche, kaufladen, pretend play, leksakskök, role play toy, role play, toy tool set
pretend-play: play food
remote-control-toys: rc car, remote control car, ferngesteuertes auto, rc helicopter, radio controlled, rc modell, radiostyrd bil
remote-control-toys: radio controlled toy, remote controlled toy, rc truck
ride-on-toys: ride on, ride on car, ride on cars, ride on toy, rutschauto, rutschautos, rutscher, bobby car, bobbycar, laufrad, laufräder
ride-on-toys: balance bike, rutschfahrzeug, gåbil, gåbilar, springcykel, loopauto, loopfiets, porteur, draisienne, correpasillos
ride-on-toys: cavalcabile, kinderauto, pedal car, tretauto, rocking & ride on toy, rocking horse, schaukelpferd, rocking toy
robotic-toys: toy robot, robot toy, roboter spielzeug, robotleksak
toy-weapons-gadgets: nerf, water gun, wasserpistole, toy weapon, blaster
vehicles-parts: automotive, auto & motorrad, fordon, voiture, coche, car & motorbike
vehicle-parts-accessories: car accessories, autozubehör, car parts, ersatzteile auto, motor oil, motoröl, tyre, tyres, tire, tires
vehicle-parts-accessories: reifen, winterreifen, sommerreifen, däck, pneu, pneus, neumático, pneumatici, roof box, dachbox, car care
vehicle-parts-accessories: car battery, autobatterie, wiper blade, scheibenwischer, dash cam, dashcam, motorcycle helmet, motorradhelm
vehicle-parts-accessories: cigar lighter, car charger mount, roof rack
motor-vehicle-electronics: car stereo, autoradio, car radio, car speaker, car audio, bilstereo, car media receiver, car subwoofer
motor-vehicle-electronics: car kit
`;
